// Notes by the Web Audio API. Loaded when somebody has turned the sound on, not before.

import type { Cue } from "./cues";
import { beginning, notesOf, type Note } from "./notes";

interface Room {
  audio: AudioContext;
  /** What everything goes through. */
  volume: GainNode;
  /** A breath of noise, for what is struck. */
  noise: AudioBuffer;
}

const FULL = 0.5; // of what a loudspeaker can give, for the loudest note at the highest volume
let room: Room | null = null;
let last = 0;

/** Play a cue; `volume` is between 0 and 1. */
export function play(cue: Cue, volume: number): void {
  try {
    room ??= furnish();
    const { audio } = room;
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    const at = beginning(audio.currentTime, last);
    if (at === null) return;
    last = at;
    room.volume.gain.value = FULL * volume ** 2; // as ears count
    for (const note of notesOf(cue)) VOICES[note.voice](room, note, at + note.at);
  } catch {
    // A browser may have no sound to give.
  }
}

function furnish(): Room {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return { audio, volume, noise };
}

type Voice = (room: Room, note: Note, begin: number) => void;

/** A knock: the body of the wood, and the strike itself. */
const wood: Voice = (room, { pitch, length, loud }, begin) => {
  const body = ringing(room, "triangle", pitch, begin, length, loud);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
  const strike = room.audio.createBufferSource();
  const colour = room.audio.createBiquadFilter();
  strike.buffer = room.noise;
  colour.type = "bandpass";
  colour.frequency.value = pitch * 2.4;
  colour.Q.value = 3;
  strike.connect(colour).connect(fading(room, begin, 0.04, loud * 0.6));
  strike.start(begin);
};

const string: Voice = (room, { pitch, length, loud }, begin) => {
  ringing(room, "triangle", pitch, begin, length, loud * 0.6);
  ringing(room, "sine", pitch * 2, begin, length * 0.5, loud * 0.2);
};

const bell: Voice = (room, { pitch, length, loud }, begin) => {
  ringing(room, "sine", pitch, begin, length, loud * 0.6);
  ringing(room, "sine", pitch * 2.76, begin, length * 0.4, loud * 0.15);
};

const VOICES: Record<Note["voice"], Voice> = { wood, string, bell };

function ringing(
  room: Room,
  wave: OscillatorType,
  pitch: number,
  begin: number,
  length: number,
  loud: number,
): OscillatorNode {
  const source = room.audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  source.connect(fading(room, begin, length, loud));
  source.start(begin);
  source.stop(begin + length);
  return source;
}

/** There at once, and then dying away. */
function fading({ audio, volume }: Room, begin: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(volume);
  return gain;
}
