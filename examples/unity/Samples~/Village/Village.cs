/* Village.cs - a scene of two villagers who ask one another what each has seen: put it on an empty
   object, and villager.gguf into StreamingAssets (on Android copy it to persistentDataPath first) */

using System.IO;
using System.Text;
using Bitnet;
using UnityEngine;

public sealed class Village : MonoBehaviour
{
    static readonly string[] Names = { "Anna", "Ben" };
    static readonly string[] Seen = { // who each is, what it knows
        "You are Anna, a kind girl. You are cheerful. You want the kite. You were at the mill. " +
        "Clara was at the mill. The bread was with you. The drum was at the mill. Clara took the drum. " +
        "The drum was with Clara. Clara went to the barn because she was tired.",
        "You are Ben, a greedy boy. You are tired. You want the bread. You were by the pond. " +
        "Dan was by the pond. The book was with you. The hat was with Dan. The kite was by the pond. " +
        "Dan went to the well because he was thirsty.",
    };
    static readonly string[] Questions = { // Ben asks first, then each in turn
        "Hello!", "Hello!", "Where is Clara?", "Where is the kite?", "Please give me the bread.", "May I have the book?",
        "Goodbye.", "Goodbye." };

    readonly Speaker[] villagers = new Speaker[2];
    readonly StringBuilder talk = new StringBuilder();
    string shown = "";
    Model model;
    int question;

    void Start()
    {
        string path = Path.Combine(Application.streamingAssetsPath, "villager.gguf");
        model = new Model(path, new ModelOptions { Threads = 1 });
        for (int i = 0; i < 2; i++)
        {
            villagers[i] = gameObject.AddComponent<Speaker>();
            villagers[i].Open(model, Seen[i]);
            villagers[i].Said += answer => shown = talk.ToString() + answer;
            villagers[i].Ended += GoOn;
        }
        Ask();
    }

    void Ask()
    {
        int who = question % 2;
        talk.Append(Names[1 - who] + ": " + Questions[question] + "\n" + Names[who] + ": ");
        villagers[who].Answer(Questions[question]);
    }

    void GoOn(string answer)
    {
        talk.Append(answer + "\n");
        if (++question < Questions.Length) Ask();
    }

    void OnGUI() { GUI.Label(new Rect(20, 20, 600, 400), shown); }

    void OnDestroy()
    {
        if (model != null) model.Dispose(); // it ends when the last speaker has ended
    }
}
