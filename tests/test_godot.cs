/* examples/godot without Godot: as much of its classes as the example uses. A village runs until both
   have asked and answered, or a thousand frames; then it leaves the tree.

       test_godot.exe FOLDER       of villager.gguf */

using System;
using System.Collections.Generic;
using System.IO;

namespace Godot
{
    public sealed class ExportAttribute : Attribute { }

    public struct Vector2
    {
        public Vector2(float x, float y) { }
    }

    public class Node
    {
        public readonly List<Node> Children = new List<Node>();

        public void AddChild(Node node) { Children.Add(node); }
        public virtual void _Ready() { }
        public virtual void _Process(double delta) { }
        public virtual void _ExitTree() { }
    }

    public class Node2D : Node { }

    public class Label : Node
    {
        public string Text = "";
        public Vector2 Position;
    }

    public static class ProjectSettings
    {
        public static string Folder;

        public static string GlobalizePath(string path) { return path.Replace("res:/", Folder); }
    }
}

static class TestGodot
{
    /* A speaker that loads what another saved answers as that one does. */
    static bool Saves(string folder)
    {
        string path = Path.GetTempFileName();
        var answers = new List<string>();
        using (var model = new Bitnet.Model(folder + "/villager.gguf"))
            for (int i = 0; i < 2; i++)
            {
                var speaker = new Speaker();
                speaker.Temperature = 1 - i; // the other's is loaded
                speaker.Open(model, i == 0 ? "System: You are Anna, a kind girl. Ben went to the barn.<|eot_id|>" : "");
                if (i == 0) speaker.Save(path);
                else speaker.Load(path);
                speaker.Ended += answers.Add;
                speaker.Answer("Where is Ben?");
                while (speaker.IsSpeaking) speaker._Process(1 / 60.0);
                speaker._ExitTree();
            }
        File.Delete(path);
        return answers[0].Length > 0 && answers[0] == answers[1];
    }

    static int Main(string[] arguments)
    {
        var village = new Village();
        string said = "";
        bool talked = false;
        Godot.ProjectSettings.Folder = arguments[0];
        village._Ready();
        for (int i = 0; i < 1000 && !talked; i++)
        {
            village._Process(1 / 60.0);
            foreach (Godot.Node node in village.Children)
            {
                node._Process(1 / 60.0);
                if (node is Godot.Label) said = ((Godot.Label)node).Text;
            }
            talked = said.Contains("Anna: ") && said.Contains("\nBen: ") && said.EndsWith("Goodbye!");
        }
        Console.WriteLine(said);
        foreach (Godot.Node node in village.Children) node._ExitTree();
        village._ExitTree();
        return talked && Saves(arguments[0]) ? 0 : 1;
    }
}
