/** The Zone around the table: wind that rises and falls over a far hum. */
import { effect } from '@preact/signals';
import { type Device, openDevice } from './device.ts';
import { gainOf, ambience as loudness } from './volume.ts';

/** Seconds until a new loudness is reached. */
const SLOWLY = 0.4;

interface Sounding {
  readonly gain: GainNode;
  stop(): void;
}

/** Sounds as long as a player wants it; the function it returns ends it. */
export function startAmbience(): () => void {
  let sounding: Sounding | undefined;
  const unfollow = effect(() => {
    const level = loudness.value;
    if (level === 0) {
      sounding?.stop();
      sounding = undefined;
      return;
    }
    try {
      const device = openDevice();
      if (device === undefined) return;
      sounding ??= begin(device);
      sounding.gain.gain.setTargetAtTime(gainOf(level) * 0.5, device.context.currentTime, SLOWLY);
    } catch (error) {
      console.warn('sound', error);
    }
  });
  return () => {
    unfollow();
    sounding?.stop();
  };
}

function begin({ context, out, noise }: Device): Sounding {
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(out);
  const sources: AudioScheduledSourceNode[] = [];
  const started = <S extends AudioScheduledSourceNode>(source: S): S => {
    source.start();
    sources.push(source);
    return source;
  };
  /** Slow waves on a value; two of them that never meet sound like no pattern. */
  const sway = (what: AudioParam, by: number, seconds: number) => {
    const wave = context.createOscillator();
    const depth = context.createGain();
    wave.frequency.value = 1 / seconds;
    depth.gain.value = by;
    started(wave).connect(depth).connect(what);
  };
  const hiss = (pitch: number, narrow: number, loud: number, rate: number) => {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const level = context.createGain();
    source.buffer = noise;
    source.loop = true;
    source.playbackRate.value = rate;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    level.gain.value = loud;
    started(source).connect(filter).connect(level).connect(gain);
    return { filter, level };
  };
  const low = hiss(210, 0.9, 0.55, 0.37);
  sway(low.filter.frequency, 90, 13);
  sway(low.level.gain, 0.25, 19);
  const high = hiss(720, 3.5, 0.1, 0.53);
  sway(high.filter.frequency, 260, 11);
  sway(high.level.gain, 0.09, 7.3);
  const hum = context.createOscillator();
  const humLevel = context.createGain();
  hum.frequency.value = 49;
  humLevel.gain.value = 0.05;
  started(hum).connect(humLevel).connect(gain);
  return {
    gain,
    stop() {
      for (const source of sources) source.stop();
      gain.disconnect();
    },
  };
}
