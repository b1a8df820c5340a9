/** New Contact locations: which Contact, and at what price. */
import type { Location } from '@zonecrawl/engine/model';
import {
  achievement,
  contact,
  flag,
  item,
  magazine,
  ofTier,
  opens,
  pagesOf,
  pays,
  remembers,
} from './deeds.ts';

const pola = pagesOf('armor-workshop');
const armorWorkshop: Location = {
  id: 'armor-workshop',
  x: 400,
  y: 470,
  kind: 'contact',
  script: 103,
  deeds: [
    pola('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'payForFitting', price: 300, deeds: [pola('fitted'), contact('pola'), item('medicine')] },
        {
          id: 'carryHerCoats',
          deeds: [
            pola('carried'),
            contact('pola'),
            {
              deed: 'random',
              of: [
                [pola('delivered'), pays(200)],
                [pola('wetCoats'), pays(-200)],
              ],
            },
          ],
        },
        {
          id: 'takeOffTheRack',
          deeds: [pola('taken'), ofTier('armors', 1)],
        },
      ],
    },
  ],
};

const old = pagesOf('experienced-stalker');
const experiencedStalker: Location = {
  id: 'experienced-stalker',
  x: 450,
  y: 370,
  kind: 'contact',
  script: 104,
  deeds: [
    old('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'feedTheDog', price: 200, deeds: [old('dog'), contact('loyal-dog'), opens('tinkers-bus')] },
        { id: 'askTheWay', deeds: [old('way'), opens('fishermans-cache'), opens('tinkers-bus')] },
        {
          id: 'playCards',
          price: 300,
          deeds: [
            {
              deed: 'random',
              of: [
                [old('won'), pays(900), opens('fishermans-cache'), achievement('marked-deck')],
                [old('lost')],
                [old('draw'), pays(300), contact('loyal-dog')],
              ],
            },
            opens('tinkers-bus'),
          ],
        },
      ],
    },
  ],
};

const gun = pagesOf('weapons-trader');
const weaponsTrader: Location = {
  id: 'weapons-trader',
  x: 700,
  y: 540,
  kind: 'contact',
  script: 105,
  deeds: [
    gun('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'payHisDebt', price: 500, deeds: [gun('paid'), contact('gunsmith'), magazine()] },
        {
          id: 'fireTheTestPiece',
          deeds: [
            {
              deed: 'random',
              of: [
                [gun('itHolds'), contact('gunsmith'), ofTier('weapons', 1)],
                [gun('itHolds'), contact('gunsmith')],
                [gun('itBursts'), pays(-300), contact('gunsmith')],
              ],
            },
          ],
        },
        { id: 'nameHisDebtor', deeds: [gun('named'), pays(600), flag('soldMarek')] },
      ],
    },
    opens('dam-checkpoint'),
  ],
};

const luka = pagesOf('lukas-caravan');
const lukasCaravan: Location = {
  id: 'lukas-caravan',
  x: 300,
  y: 400,
  kind: 'contact',
  script: 106,
  deeds: [
    luka('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'drinkTea', price: 100, deeds: [luka('tea'), contact('luka'), opens('rooftop')] },
        {
          id: 'pushTheWagon',
          deeds: [
            luka('pushed'),
            contact('luka'),
            {
              deed: 'random',
              of: [
                [luka('axle'), pays(-100)],
                [luka('road'), item()],
                [luka('road'), item(), item()],
              ],
            },
            opens('rooftop'),
          ],
        },
        { id: 'askForRansom', deeds: [luka('ransom'), pays(500), flag('robbedLuka'), opens('rooftop')] },
      ],
    },
  ],
};

const ward = pagesOf('field-hospital');
const fieldHospital: Location = {
  id: 'field-hospital',
  x: 555,
  y: 345,
  kind: 'contact',
  script: 107,
  deeds: [
    ward('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'giveBlood',
          when: { claim: 'not', that: { claim: 'contact', contact: 'surgeon' } },
          deeds: [ward('blood'), contact('surgeon'), opens('field-hospital')],
        },
        {
          id: 'payTheMedic',
          price: 400,
          when: { claim: 'not', that: { claim: 'contact', contact: 'field-medic' } },
          deeds: [ward('medic'), contact('field-medic'), opens('field-hospital')],
        },
        {
          id: 'emptyTheCupboard',
          deeds: [ward('cupboard'), item('medicine'), item('medicine'), item('medicine')],
        },
        { id: 'sitWithThem', deeds: [ward('sit'), achievement('visiting-hours')] },
      ],
    },
  ],
};

const lab = pagesOf('field-laboratory');
/** The tape can be sold or lent. Closed to a group that has sold the bell. */
const fieldLaboratory: Location = {
  id: 'field-laboratory',
  x: 675,
  y: 395,
  kind: 'contact',
  script: 108,
  deeds: [
    {
      deed: 'if',
      when: { claim: 'flag', flag: 'bell', is: 'atLeast', value: 2 },
      deeds: [lab('closed')],
      otherwise: [
        lab('arrive'),
        {
          deed: 'ask',
          choices: [
            {
              id: 'letHerListen',
              when: remembers('tape'),
              deeds: [lab('listens'), contact('professor'), ofTier('attachments', 1)],
            },
            {
              id: 'sellTheTape',
              when: remembers('tape'),
              deeds: [
                lab('sold'),
                contact('professor'),
                pays(2500),
                { deed: 'flag', flag: 'tape', set: 0 },
                achievement('in-triplicate'),
              ],
            },
            { id: 'signTheForms', price: 300, deeds: [lab('forms'), contact('professor')] },
            { id: 'leaveHerBe', deeds: [lab('left'), opens('field-laboratory')] },
          ],
        },
      ],
    },
  ],
};

const dam = pagesOf('dam-checkpoint');
const damCheckpoint: Location = {
  id: 'dam-checkpoint',
  x: 770,
  y: 350,
  kind: 'contact',
  script: 109,
  deeds: [
    dam('arrive'),
    {
      deed: 'ask',
      choices: [
        { id: 'payTheToll', price: 500, deeds: [dam('paid'), contact('sergeant'), opens('convoy-wreck')] },
        {
          id: 'showTheStamp',
          deeds: [
            {
              deed: 'random',
              of: [
                [dam('passed'), contact('sergeant'), opens('convoy-wreck')],
                [dam('fined'), pays(-400), opens('dam-checkpoint')],
              ],
            },
          ],
        },
        {
          id: 'nameThePilot',
          when: remembers('keptFaith'),
          deeds: [dam('pilot'), contact('sergeant'), opens('convoy-wreck')],
        },
        {
          id: 'nameMarek',
          when: remembers('soldMarek'),
          deeds: [dam('marek'), contact('sergeant'), contact('gunsmith'), opens('convoy-wreck')],
        },
        { id: 'goRoundByNight', deeds: [dam('round'), opens('convoy-wreck'), flag('dodgedToll')] },
      ],
    },
  ],
};

const roof = pagesOf('rooftop');
const rooftop: Location = {
  id: 'rooftop',
  x: 120,
  y: 340,
  kind: 'contact',
  script: 112,
  deeds: [
    roof('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'bringBinoculars',
          price: 300,
          when: {
            claim: 'not',
            that: { claim: 'any', of: [{ claim: 'contact', contact: 'lookout' }, remembers('robbedLuka')] },
          },
          deeds: [roof('lookout'), contact('lookout')],
        },
        {
          id: 'poseForThePicture',
          when: { claim: 'not', that: { claim: 'contact', contact: 'reporter' } },
          deeds: [roof('picture'), contact('reporter'), flag('inThePapers')],
        },
        { id: 'onlyLook', deeds: [roof('look'), opens('telephone-box'), opens('rooftop')] },
      ],
    },
    opens('telephone-box'),
  ],
};

const line = pagesOf('telephone-box');
const telephoneBox: Location = {
  id: 'telephone-box',
  x: 330,
  y: 140,
  kind: 'contact',
  script: 113,
  deeds: [
    line('rings'),
    { deed: 'if', when: remembers('inThePapers'), deeds: [line('knowsYou'), pays(300)] },
    {
      deed: 'ask',
      choices: [
        { id: 'sayYes', deeds: [line('yes'), contact('grey-man'), pays(200)] },
        { id: 'askForSomebodyElse', deeds: [line('else'), contact('collector')] },
        {
          id: 'takeTheCoins',
          deeds: [
            line('coins'),
            pays(150),
            {
              deed: 'random',
              of: [[line('ringsAgain'), opens('telephone-box')], [line('quiet')]],
            },
          ],
        },
      ],
    },
  ],
};

const bus = pagesOf('tinkers-bus');
const tinkersBus: Location = {
  id: 'tinkers-bus',
  x: 265,
  y: 255,
  kind: 'contact',
  script: 114,
  deeds: [
    bus('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'buyHimCopper',
          price: 300,
          deeds: [bus('copper'), contact('tinker'), ofTier('attachments', 1)],
        },
        { id: 'holdTheLamp', deeds: [bus('lamp'), contact('tinker')] },
        {
          id: 'askAboutPilots',
          deeds: [bus('pilots'), flag('pilotsBoast'), opens('pilots-locker'), opens('tinkers-bus')],
        },
      ],
    },
  ],
};

export const newContacts: readonly Location[] = [
  armorWorkshop,
  experiencedStalker,
  weaponsTrader,
  lukasCaravan,
  fieldHospital,
  fieldLaboratory,
  damCheckpoint,
  rooftop,
  telephoneBox,
  tinkersBus,
];
