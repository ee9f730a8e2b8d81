/* Village.cs - two villagers ask one another what each has seen; villager.gguf lies in the project's folder */

using System.Text;
using Bitnet;
using Godot;

public partial class Village : Node2D
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
    Label label;
    Model model;
    int question;

    public override void _Ready()
    {
        string path = ProjectSettings.GlobalizePath("res://villager.gguf"); // a file, not in a .pck
        model = new Model(path, new ModelOptions { Threads = 1 });
        label = new Label { Position = new Vector2(20, 20) };
        AddChild(label);
        for (int i = 0; i < 2; i++)
        {
            villagers[i] = new Speaker();
            villagers[i].Open(model, Seen[i]);
            villagers[i].Said += answer => label.Text = talk.ToString() + answer;
            villagers[i].Ended += GoOn;
            AddChild(villagers[i]);
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

    public override void _ExitTree()
    {
        if (model != null) model.Dispose(); // it ends when the last speaker has ended
    }
}
