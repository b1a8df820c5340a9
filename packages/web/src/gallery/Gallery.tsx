import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Atmosphere } from '../atmosphere/index.ts';
import { Board, type BoardTarget } from '../board/index.ts';
import { Face } from '../faces/index.ts';
import { box, loadBox } from '../game/cards.ts';
import { ColourIcon, Die, type DieFace, enemyColours, Icon, iconNames } from '../icons/index.ts';
import { chosenTheme, motion, textScale, theme } from '../theme/index.ts';
import {
  Button,
  Card,
  CardLine,
  Dialog,
  Geiger,
  IconButton,
  Meter,
  Panel,
  ProgressDots,
  Sheet,
  Slider,
  Switch,
  Tabs,
  Term,
  Toast,
  ToastStack,
} from '../widgets/index.ts';
import { picture } from './map.ts';
import { anomalies, highlightSets, pieces, tokens } from './position.ts';

/** A page that shows all widgets. Its texts are samples; players never see it. */
export function Gallery() {
  const only = new URLSearchParams(location.search).get('only');
  if (only === 'board') return <BoardSpecimen full />;
  return (
    <main class="gallery">
      <h1 class="gallery-title">Gallery</h1>
      <BoardSpecimen />
      <Widgets />
      <Dice />
      <Faces />
      <Icons />
    </main>
  );
}

function BoardSpecimen({ full = false }: { readonly full?: boolean }) {
  const asked = new URLSearchParams(location.search).get('show') ?? 'plain';
  const shown = useSignal(asked);
  const said = useSignal('');
  const say = (what: string) => (target: BoardTarget | undefined) => {
    if (target !== undefined) said.value = `${what}: ${target.kind} ${target.id}`;
  };
  return (
    <section class={`gallery-board${full ? ' is-full' : ''}`} aria-label="Board">
      <Board
        label="Demonstration map"
        home="r4"
        picture={picture}
        pieces={pieces}
        tokens={tokens}
        anomalies={anomalies}
        highlights={highlightSets[shown.value] ?? {}}
        onSpace={(id) => say('pressed')({ kind: 'space', id })}
        onPiece={(id) => say('pressed')({ kind: 'piece', id })}
        onLongPress={say('held')}
      />
      {full ? null : <Atmosphere weather={['fog']} />}
      <div class="gallery-sets">
        {Object.keys(highlightSets).map((name) => (
          <Button key={name} size="small" pressed={shown.value === name} onPress={() => (shown.value = name)}>
            {name}
          </Button>
        ))}
        <output class="read" id="said">
          {said.value}
        </output>
      </div>
    </section>
  );
}

function Widgets() {
  const tab = useSignal('weapon');
  const dialog = useSignal(false);
  const sheet = useSignal(false);
  const dosage = useSignal(9);
  return (
    <section class="gallery-grid" aria-label="Widgets">
      <Panel title="Keys" icon="settings" aside="7 kinds">
        <div class="gallery-row">
          <Button kind="primary" icon="movement" hotkey="M">
            Confirm move
          </Button>
          <Button icon="reload" hotkey="R">
            Reload
          </Button>
          <Button kind="danger" icon="endTurn">
            End turn
          </Button>
          <Button icon="throw" refused>
            Throw
          </Button>
          <Button disabled>Disabled</Button>
          <Button kind="quiet" icon="why">
            Why not?
          </Button>
          <Button pressed icon="sight">
            Danger
          </Button>
        </div>
        <div class="gallery-row">
          <IconButton icon="undo" label="Undo" hotkey="U" />
          <IconButton icon="redo" label="Redo" disabled />
          <IconButton icon="log" label="Log" count={3} />
          <IconButton icon="sight" label="Sight" pressed />
          <IconButton icon="settings" label="Settings" kind="quiet" />
          <Button size="small" onPress={() => (dialog.value = true)} id="open-dialog">
            Dialog
          </Button>
          <Button size="small" onPress={() => (sheet.value = true)} id="open-sheet">
            Sheet
          </Button>
        </div>
      </Panel>
      <Panel title="Settings" icon="settings">
        <Slider
          label="Text size"
          value={textScale.value}
          min={0.9}
          max={1.5}
          step={0.05}
          text={`${Math.round(textScale.value * 100)} %`}
          onChange={(value) => (textScale.value = value)}
        />
        <Switch
          label="High contrast"
          on={theme.value === 'contrast'}
          onChange={(on) => (chosenTheme.value = on ? 'contrast' : 'zone')}
          hint="White lines on black, no textures"
        />
        <Switch
          label="Still pictures"
          on={motion.value === 'none'}
          onChange={(on) => (motion.value = on ? 'none' : 'system')}
        />
      </Panel>
      <Panel title="Milady" icon="stalker" surface="screen" aside="Lead">
        <div class="gallery-stack">
          <Meter label="HP" icon="health" value={11} max={14} after={7} text="11 of 14 HP" />
          <Meter label="Rifle" icon="ammoRifle" value={4} max={6} tone="amber" text="4 of 6 rounds" />
          <ProgressDots
            label="Turns"
            tokens={[
              { id: '1', done: 1, of: 2, current: true, text: 'First Turn: 1 of 2 done', markers: 1 },
              { id: '2', done: 0, of: 2, text: 'Second Turn: 0 of 2 done', injured: true },
            ]}
          />
        </div>
      </Panel>
      <Panel title="Geiger" icon="radiation">
        <div class="gallery-row">
          <Geiger dosage={dosage.value} floor={3} label="Dosage" />
          <Slider
            label="Dosage"
            value={dosage.value}
            min={0}
            max={16}
            text={String(dosage.value)}
            onChange={(value) => (dosage.value = value)}
          />
        </div>
      </Panel>
      <div>
        <Tabs
          label="Equipment"
          chosen={tab.value}
          onChoose={(id) => (tab.value = id)}
          tabs={[
            { id: 'weapon', title: 'Weapon', icon: 'weapon' },
            { id: 'artifact', title: 'Artifact', icon: 'artifact' },
            { id: 'enemy', title: 'Enemy', icon: 'enemy' },
          ]}
        >
          <SpecimenCard kind={tab.value} />
        </Tabs>
      </div>
      <SpecimenCard kind="artifact" />
      <SpecimenCard kind="enemy" />
      <Panel title="Messages" icon="log">
        <ToastStack>
          <Toast onClose={() => {}} closeLabel="Close">
            Game saved.
          </Toast>
          <Toast tone="good">Low Attention removed: nobody saw Milady.</Toast>
          <Toast tone="warning">A Bandit will react to this move.</Toast>
          <Toast tone="danger">Dosage rises to 12.</Toast>
        </ToastStack>
      </Panel>
      <Dialog
        open={dialog.value}
        title="End the turn?"
        closeLabel="Close"
        onClose={() => (dialog.value = false)}
        buttons={
          <>
            <Button onPress={() => (dialog.value = false)}>Stay</Button>
            <Button kind="primary" icon="endTurn" onPress={() => (dialog.value = false)}>
              End turn
            </Button>
          </>
        }
      >
        <p>Two Bandits see Milady and will react: 7 damage each before cover 2.</p>
      </Dialog>
      <Sheet
        open={sheet.value}
        title="Backpack"
        closeLabel="Close"
        onClose={() => (sheet.value = false)}
        buttons={<Button kind="primary">Done</Button>}
      >
        <div class="gallery-stack">
          <SpecimenCard kind="weapon" />
          <SpecimenCard kind="artifact" />
        </div>
      </Sheet>
    </section>
  );
}

function SpecimenCard({ kind }: { readonly kind: string }) {
  switch (kind) {
    case 'artifact':
      return (
        <Card
          kind="artifact"
          kindName="Artifact"
          title="Stone Flower"
          corner="1500 CP"
          figures={[{ icon: 'radiation', label: 'Base', value: '4' }]}
        >
          <CardLine cost="passive" costName="" title="Hard shell.">
            When you defend, you may roll 2 more Equipment dice; then gain{' '}
            <Term
              title="Pin Down"
              icon="pinDown"
              clauses={['S3']}
              explanation="Your next Standard Action must be to discard it. Until then you can do nothing else."
            >
              Pin Down
            </Term>
            .
          </CardLine>
        </Card>
      );
    case 'enemy':
      return (
        <Card
          kind="enemy"
          kindName="Enemy · Human"
          title="Bandit, rifle"
          corner={<ColourIcon colour="yellow" title="Yellow" />}
          figures={[
            { icon: 'movement', label: 'Move', value: '2' },
            { icon: 'health', label: 'HP', value: '1' },
            { icon: 'sight', label: 'Sight', value: '3/1/0' },
          ]}
          footer="Horde"
        >
          <CardLine cost="standard" costName="Attack" title="Rifle.">
            7 damage, Range 3.
          </CardLine>
        </Card>
      );
    default:
      return (
        <Card
          kind="weapon"
          kindName="Weapon · Tier I"
          title="AKM-74U"
          corner="1000 CP"
          figures={[
            { icon: 'accurate', label: 'Accurate', value: '2' },
            { icon: 'range', label: 'Max', value: '3' },
            { icon: 'ammoRifle', label: 'Rifle', value: '4/6' },
          ]}
          footer="Suppressing: per 2 masks deal a Pin Down"
        >
          <CardLine cost="standard" costName="Standard Action" title="Single Shot.">
            1 ammo, +2 Equipment dice; choose a Body Part.
          </CardLine>
          <CardLine cost="standard" costName="Standard Action" title="Burst.">
            2 ammo, +2 Equipment dice, +1 mask; spread over the target and those next to it.
          </CardLine>
        </Card>
      );
  }
}

const faces: readonly DieFace[] = [
  { die: 'equipment', successes: 0 },
  { die: 'equipment', successes: 1 },
  { die: 'equipment', successes: 2 },
  { die: 'equipment', successes: 3 },
  { die: 'equipment', successes: 2, accurate: true },
  { die: 'stalker', successes: 3, masks: 0 },
  { die: 'stalker', successes: 2, masks: 0 },
  { die: 'stalker', successes: 1, masks: 0 },
  { die: 'stalker', successes: 1, masks: 1 },
  { die: 'stalker', successes: 0, masks: 2 },
  { die: 'anomaly', petals: 1 },
  { die: 'anomaly', petals: 2 },
  { die: 'anomaly', petals: 3 },
  { die: 'anomaly', petals: 4 },
];

function Dice() {
  return (
    <Panel title="Dice" icon="success">
      <div class="gallery-row">
        {faces.map((face) => (
          <Die key={JSON.stringify(face)} face={face} title={JSON.stringify(face)} rolling />
        ))}
        <Die face={{ die: 'stalker', successes: 1, masks: 1 }} title="chosen" chosen />
        <Die face={{ die: 'equipment', successes: 1 }} title="spent" spent />
      </div>
    </Panel>
  );
}

function Faces() {
  const there = box.value;
  useEffect(() => void loadBox(), []);
  if (there === null) return null;
  const decks = {
    ...there.stalkers,
    ...there.contacts,
    ...there.companions,
    ...there.enemies,
    ...there.anomalies,
  };
  const gear = {
    ...there.weapons,
    ...there.armors,
    ...there.attachments,
    ...there.items,
    ...there.artifacts,
  };
  return (
    <Panel title="Faces" icon="enemy">
      <div class="gallery-faces">
        {Object.keys({ ...decks, ...gear }).map((card) => (
          <figure key={card}>
            <Face card={card} class="is-scrap" />
            <Face card={card} detail="figure" class="is-scrap" />
            <figcaption>{card}</figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}

function Icons() {
  return (
    <Panel title="Icons" icon="why">
      <div class="gallery-icons">
        {enemyColours.map((colour) => (
          <figure key={colour}>
            <ColourIcon colour={colour} title={colour} size="2.5rem" />
            <figcaption>{colour}</figcaption>
          </figure>
        ))}
        {iconNames.map((name) => (
          <figure key={name}>
            <Icon name={name} size="2.5rem" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}
