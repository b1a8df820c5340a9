import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVoice } from './voice.ts';

describe('the voice', () => {
  it('says nothing twice in a row within an announcement, but as often as it is asked', () => {
    const voice = createVoice();
    voice.say('One.', 'One.', '', 'One.', 'Two.');
    voice.say('Two.');
    assert.deepEqual(
      voice.said.value.map(({ text }) => text),
      ['One.', 'Two.', 'Two.'],
    );
  });
});
