/** Two small sounds, made when they are needed. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function tone(frequency: number, at: number, length: number): void {
  if (!audio) return;
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + at;
  voice.type = "triangle";
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}

export function play(sound: "turn" | "knock" | "end"): void {
  // A page that nobody has touched yet may not make a sound.
  if (!settings.sound || !("userActivation" in navigator && navigator.userActivation.hasBeenActive))
    return;
  audio ??= new AudioContext();
  if (sound === "knock") tone(220, 0, 0.12);
  else if (sound === "turn") [523, 784].forEach((note, i) => tone(note, i * 0.12, 0.35));
  else [523, 659, 784, 1047].forEach((note, i) => tone(note, i * 0.14, 0.5));
}
