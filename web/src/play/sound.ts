// Synthesised move sounds, off by default.
import { sound } from "../settings";

/** The sounds: a move, a capture, the end of a game; something that a player should heed. */
export type Heard = "move" | "capture" | "end" | "call";

let context: AudioContext | null = null;

/** A knock on wood: a short falling tone with its own decay. */
function knock(at: number, pitch: number, loud: number, seconds: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + seconds);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** Plays a sound if sounds are on and the browser supports them. */
export function play(heard: Heard): void {
  if (sound.value !== "yes" || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers block sound before the first user gesture.
  void context.resume();
  const now = context.currentTime;
  if (heard === "call") {
    for (const [index, pitch] of [523, 659].entries()) knock(now + 0.14 * index, pitch, 0.4, 0.3);
    return;
  }
  knock(now, 240, 0.5, 0.09);
  if (heard === "capture") knock(now + 0.1, 420, 0.35, 0.07);
  if (heard !== "end") return;
  for (const [index, pitch] of [330, 262, 392].entries()) knock(now + 0.16 * (index + 1), pitch, 0.4, 0.4);
}
