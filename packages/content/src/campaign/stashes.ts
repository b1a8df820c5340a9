/** Stash locations. */
import type { Location } from '@zonecrawl/engine/model';
import {
  achievement,
  anArtifact,
  flag,
  item,
  magazine,
  ofTier,
  opens,
  pagesOf,
  pays,
  remembers,
} from './deeds.ts';

const petro = pagesOf('blind-petros-stash');
/** Taking everything sets the flag `robbedPetro`. */
const blindPetrosStash: Location = {
  id: 'blind-petros-stash',
  x: 330,
  y: 590,
  kind: 'stash',
  script: 110,
  deeds: [
    petro('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'takeAll', deeds: [petro('all'), pays(800), item(), magazine(2), flag('robbedPetro')] },
        { id: 'takeHalf', deeds: [petro('half'), pays(300), item()] },
        {
          id: 'leaveBread',
          price: 100,
          deeds: [petro('bread'), flag('petroOwes'), achievement('good-neighbour'), opens('telephone-box')],
        },
      ],
    },
  ],
};

const cache = pagesOf('fishermans-cache');
const fishermansCache: Location = {
  id: 'fishermans-cache',
  x: 85,
  y: 460,
  kind: 'stash',
  script: 111,
  deeds: [
    cache('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'diveForIt',
          deeds: [
            {
              deed: 'random',
              of: [
                [cache('chest'), ofTier('weapons', 2)],
                [cache('net'), item(), item()],
                [cache('cold'), pays(-200), item('food')],
              ],
            },
          ],
        },
        { id: 'payTheDiver', price: 400, deeds: [cache('diver'), ofTier('weapons', 2)] },
        {
          id: 'takeTheRods',
          deeds: [cache('rods'), flag('pilotsPhoto'), item('food'), item('food'), opens('pilots-locker')],
        },
      ],
    },
  ],
};

const vault = pagesOf('sextons-vault');
const sextonsVault: Location = {
  id: 'sextons-vault',
  x: 95,
  y: 565,
  kind: 'stash',
  script: 115,
  deeds: [
    vault('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'breakTheWall',
          deeds: [
            {
              deed: 'random',
              of: [
                [vault('plate'), pays(1500)],
                [vault('relic'), anArtifact],
                [vault('sexton'), pays(-300), anArtifact],
              ],
            },
          ],
        },
        { id: 'readTheStone', deeds: [vault('stone'), ofTier('armors', 2)] },
        { id: 'wallItUpAgain', price: 200, deeds: [vault('again'), achievement('last-rites')] },
      ],
    },
  ],
};

const locker = pagesOf('pilots-locker');
const pilotsLocker: Location = {
  id: 'pilots-locker',
  x: 640,
  y: 230,
  kind: 'stash',
  script: 116,
  deeds: [
    locker('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'tryHisBirthday',
          deeds: [
            {
              deed: 'if',
              when: { claim: 'all', of: [remembers('pilotsBoast'), remembers('pilotsPhoto')] },
              deeds: [locker('birthday'), ofTier('attachments', 2), locker('behind'), anArtifact],
              otherwise: [
                {
                  deed: 'random',
                  of: [
                    [locker('birthday'), ofTier('attachments', 2)],
                    [locker('wrongYear'), opens('pilots-locker')],
                  ],
                },
              ],
            },
          ],
        },
        {
          id: 'shootTheLock',
          deeds: [
            {
              deed: 'random',
              of: [
                [locker('open'), ofTier('attachments', 2), item('grenade')],
                [locker('ricochet'), pays(-300)],
              ],
            },
          ],
        },
        { id: 'sendItToHisWife', deeds: [locker('wife'), pays(600), flag('keptFaith')] },
      ],
    },
  ],
};

const convoy = pagesOf('convoy-wreck');
const convoyWreck: Location = {
  id: 'convoy-wreck',
  x: 920,
  y: 330,
  kind: 'stash',
  script: 117,
  deeds: [
    convoy('arrive'),
    { deed: 'if', when: remembers('dodgedToll'), deeds: [convoy('waitedFor'), pays(-200)] },
    { deed: 'if', when: remembers('buyerAngry'), deeds: [convoy('buyersMen'), pays(-300)] },
    {
      deed: 'ask',
      choices: [
        {
          id: 'takeTheCrate',
          deeds: [
            {
              deed: 'random',
              of: [
                [convoy('crate'), ofTier('weapons', 2), magazine(2)],
                [convoy('mine'), pays(-500), magazine(2)],
              ],
            },
          ],
        },
        { id: 'siphonFuel', deeds: [convoy('fuel'), pays(700)] },
        {
          id: 'askTheSergeant',
          when: { claim: 'contact', contact: 'sergeant' },
          deeds: [convoy('sergeant'), ofTier('weapons', 2), ofTier('armors', 2)],
        },
      ],
    },
  ],
};

export const stashes: readonly Location[] = [
  blindPetrosStash,
  fishermansCache,
  sextonsVault,
  pilotsLocker,
  convoyWreck,
];
