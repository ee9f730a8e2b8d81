/* examples/unity without Unity: as much of its classes as the example uses. A village runs until both
   have asked and answered, or a thousand frames; then all of it is destroyed.

       test_unity.exe FOLDER       of villager.gguf */

using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;

namespace UnityEngine
{
    public sealed class TooltipAttribute : Attribute
    {
        public TooltipAttribute(string text) { }
    }

    public sealed class RangeAttribute : Attribute
    {
        public RangeAttribute(float low, float high) { }
    }

    public sealed class TextAreaAttribute : Attribute { }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height) { }
    }

    public static class Application
    {
        public static string streamingAssetsPath;
    }

    public static class GUI
    {
        public static string Said = "";

        public static void Label(Rect place, string text) { Said = text; }
    }

    public class MonoBehaviour
    {
        public GameObject gameObject;
    }

    public sealed class GameObject
    {
        readonly List<MonoBehaviour> components = new List<MonoBehaviour>();

        public T AddComponent<T>() where T : MonoBehaviour, new()
        {
            var component = new T { gameObject = this };
            components.Add(component);
            return component;
        }

        public void Send(string message)
        {
            foreach (MonoBehaviour component in components.ToArray())
            {
                MethodInfo method = component.GetType().GetMethod(
                    message, BindingFlags.Instance | BindingFlags.NonPublic);
                if (method != null) method.Invoke(component, null);
            }
        }
    }
}

static class TestUnity
{
    /* A speaker that loads what another saved answers as that one does. */
    static bool Saves(string folder)
    {
        string path = Path.GetTempFileName();
        var answers = new List<string>();
        using (var model = new Bitnet.Model(folder + "/villager.gguf"))
            for (int i = 0; i < 2; i++)
            {
                var scene = new UnityEngine.GameObject();
                var speaker = scene.AddComponent<Bitnet.Speaker>();
                speaker.temperature = 1 - i; // the other's is loaded
                speaker.Open(model, i == 0 ? "System: You are Anna, a kind girl. Ben went to the barn.<|eot_id|>" : "");
                if (i == 0) speaker.Save(path);
                else speaker.Load(path);
                speaker.Ended += answers.Add;
                speaker.Answer("Where is Ben?");
                while (speaker.IsSpeaking) scene.Send("Update");
                scene.Send("OnDestroy");
            }
        File.Delete(path);
        return answers[0].Length > 0 && answers[0] == answers[1];
    }

    static int Main(string[] arguments)
    {
        bool talked = false;
        var scene = new UnityEngine.GameObject();
        UnityEngine.Application.streamingAssetsPath = arguments[0];
        scene.AddComponent<Village>();
        scene.Send("Start");
        for (int i = 0; i < 1000 && !talked; i++)
        {
            scene.Send("Update");
            scene.Send("OnGUI");
            string said = UnityEngine.GUI.Said;
            talked = said.Contains("Anna: ") && said.Contains("\nBen: ") && said.EndsWith("Goodbye!");
        }
        Console.WriteLine(UnityEngine.GUI.Said);
        scene.Send("OnDestroy");
        return talked && Saves(arguments[0]) ? 0 : 1;
    }
}
