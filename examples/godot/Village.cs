/* Village.cs - two villagers who answer one another; stories.gguf lies in the project's folder */

using System.Text;
using Bitnet;
using Godot;

public partial class Village : Node2D
{
    static readonly string[] Names = { "Lily", "Tom" };

    readonly Speaker[] villagers = new Speaker[2];
    readonly Label[] labels = new Label[2];
    Model model;
    int turn;

    public override void _Ready()
    {
        string path = ProjectSettings.GlobalizePath("res://stories.gguf"); // a file, not in a .pck
        model = new Model(path, new ModelOptions { Threads = 1 });
        for (int i = 0; i < 2; i++)
        {
            var label = new Label { Position = new Vector2(20, 20 + 60 * i) };
            string name = Names[i];
            labels[i] = label;
            AddChild(label);
            villagers[i] = new Speaker { Seed = i + 1, Form = "root ::= [A-Z] [A-Za-z', ]{12,60} [.!?] \"\\\"\"" };
            villagers[i].Open(model);
            villagers[i].Said += text => label.Text = name + ": " + text.ToString().TrimEnd('"');
            villagers[i].Ended += Answer;
            AddChild(villagers[i]);
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

    public override void _ExitTree()
    {
        if (model != null) model.Dispose(); // it ends when the last speaker has ended
    }
}
