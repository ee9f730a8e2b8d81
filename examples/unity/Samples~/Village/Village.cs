/* Village.cs - a scene of two villagers who answer one another: put it on an empty object, and
   stories.gguf into StreamingAssets (on Android copy it to persistentDataPath first) */

using System.IO;
using System.Text;
using Bitnet;
using UnityEngine;

public sealed class Village : MonoBehaviour
{
    static readonly string[] Names = { "Lily", "Tom" };

    readonly Speaker[] villagers = new Speaker[2];
    readonly string[] lines = { "", "" };
    Model model;
    int turn;

    void Start()
    {
        string path = Path.Combine(Application.streamingAssetsPath, "stories.gguf");
        model = new Model(path, new ModelOptions { Threads = 1 });
        for (int i = 0; i < 2; i++)
        {
            int who = i;
            villagers[i] = gameObject.AddComponent<Speaker>();
            villagers[i].grammar = "root ::= [A-Z] [A-Za-z', ]{12,60} [.!?] \"\\\"\"";
            villagers[i].seed = i + 1;
            villagers[i].Open(model);
            villagers[i].Said += text => lines[who] = text.ToString();
            villagers[i].Ended += Answer;
        }
        villagers[0].Begin("Lily met Tom in the park. Lily said, \"");
    }

    void Answer(string text)
    {
        string name = Names[turn];
        turn = 1 - turn;
        villagers[turn].Forget();
        villagers[turn].Begin("Lily met Tom in the park. " + name + " said, \"" + text + " " + Names[turn] +
                              " said, \"");
    }

    void OnGUI()
    {
        for (int i = 0; i < 2; i++)
            GUI.Label(new Rect(20, 20 + 60 * i, 600, 50), Names[i] + ": " + lines[i].TrimEnd('"'));
    }

    void OnDestroy()
    {
        if (model != null) model.Dispose(); // it ends when the last speaker has ended
    }
}
