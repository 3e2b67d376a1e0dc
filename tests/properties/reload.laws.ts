import type { EventObject } from 'xstate';
import { canonical } from '#flows/canonical.ts';
import { stepsFrom, type Exploration } from '#flows/explorer.ts';
import type { Stimulus, ExplorerState } from '#flows/explorerState.ts';
import { stimulusText } from '#flows/stepText.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { MachineDriver, type Asked } from '../drivers/machine.driver.ts';
import { WalkClock } from '../drivers/walk.clock.ts';
import { driven, keyIn, standing, type Law } from './laws.ts';

/** How far it goes on after the stop. */
const onwards = 10;

/** Ports that change something and carry no key, because asked twice they do what asked once does. */
const repeatable: Record<string, string> = {
  confirmOrder: 'it prices, and orders nothing',
  openVault: 'another session of the vault; the old one ends by itself',
  openConversation: 'the one that is open is found again',
  markRead: 'read stays read',
  markMessagesRead: 'read stays read',
  takeBack: 'its token is good for once',
  removeNotice: 'what is deleted stays so',
  cancelPayment: 'what is cancelled stays so',
  logout: 'who is gone stays so',
  endDevices: 'who is gone stays so',
  sendCode: 'the mall sends no second one within the minute',
  sendMessage: 'a message carries its own number',
  recallMessage: 'what is taken back stays so',
  tellTyping: 'who types twice is seen once',
  loginByProvider: 'who is logged in twice has the later session',
  searchProducts: 'it only reads',
  findShops: 'it only reads',
  matchVouchers: 'it only reads',
  checkPromoCode: 'it only looks',
  voteUseful: 'it says useful or not, not the other way round',
  reportReview: 'reported twice it counts once',
  deleteReview: 'what is deleted stays so',
  deleteVoucher: 'what is deleted stays so',
  saveReminder: 'it says on or off, not the other way round',
  saveRestockAlert: 'it says on or off, not the other way round',
  makeAddressDefault: 'the default one stays so',
  removeAddress: 'what is removed stays so',
  makeCardDefault: 'the default one stays so',
  removeCard: 'what is removed stays so',
  saveProfile: 'it says what the profile is',
  saveNotify: 'it says what is wanted',
  changePassword: 'the second time the old password is refused, and nothing is changed',
  changeList: 'a count is absolute, and what is removed stays so',
  saveNote: 'it says what the note is',
  shareList: 'an open link stays the same',
  revokeShare: 'what has ended stays so',
  renameList: 'it says what the name is',
  deleteList: 'what is deleted stays so',
  showOnLeaderboard: 'it says shown or not, not the other way round',
  forgetLooks: 'what is forgotten stays so',
  restoreLooks: 'a product is there once a day',
  uploadPicture: 'the same picture goes under the same name; a second one is shown nowhere',
};

const asksOnly = (src: string): boolean => /^read[A-Z]/.test(src) || src in repeatable;

/** What may happen next where nobody hurries: answers first, then time, then what a shopper does; nothing that is not heard. */
const nextOf = (exploration: Exploration, snapshot: ExplorerState): { stimulus: Stimulus; next: ExplorerState } | undefined => {
  const rank: Record<Stimulus['kind'], number> = { answer: 0, time: 1, refusal: 2, event: 3 };
  return stepsFrom(exploration.walker, snapshot)
    .filter(({ stimulus, next }) => stimulus.type !== 'resume' && next.flow.trace.taken.length > 0)
    .sort((a, b) => rank[a.stimulus.kind] - rank[b.stimulus.kind])[0];
};

/** What is asked again, and must not be: another key for a effect whose end is not known, or a effect without any key. */
const twice = (open: readonly Asked[], again: readonly Asked[]): string[] =>
  again.flatMap(({ src, input }) => {
    const before = open.filter((ask) => ask.src === src);
    if (before.length === 0 || asksOnly(src)) return [];
    const key = keyIn(input);
    if (key === null) return [`'${src}' is asked twice, and has no key`];
    return before.some((ask) => keyIn(ask.input) === key) ? [] : [`'${src}' is asked again with another key: '${key}'`];
  });

/** The questions that wait for an answer. */
const openIn = (driver: MachineDriver, snapshot: ExplorerState): Asked[] =>
  snapshot.flow.invocations
    .filter(({ src }) => driver.asked.some((ask) => ask.src === src))
    .map(({ src, input, since }) => ({ src, input, at: since }));

/**
 * A stop at any state changes no end: stored as JSON, restored and told `resume` where it hears that, the machine goes the
 * same way to the same end as without the stop, with its deadlines, and does nothing twice.
 */
export const goesOnAfterReload: Law = (fixture, exploration, walks) => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const walk of fixture.begunAnew === undefined ? walks : []) {
    for (const [index, { state: snapshot }] of walk.steps.entries()) {
      const name = canonical([snapshot.value, snapshot.flow.invocations.map(({ src }) => src)]);
      if (snapshot.status !== 'active' || seen.has(name)) continue;
      seen.add(name);
      const live = driven(fixture, walk, index + 1);
      const clock = new WalkClock();
      clock.goTo(live.clock.now());
      const again = new MachineDriver(fixture, undefined, { snapshot: live.stored(), clock });
      const where = `stopped in '${statePath(snapshot.value)}'`;
      let now: ExplorerState = snapshot;
      const resume: EventObject & { at: number } = { type: 'resume', at: clock.now() };
      if (live.actor.getSnapshot().can(resume)) {
        for (const driver of [live, again]) driver.actor.send(resume);
        now = exploration.walker.happen(snapshot, {
          type: 'resume',
          kind: 'event',
          raw: resume,
          sample: '',
          nth: 0,
          id: '',
          at: resume.at,
        });
      }
      wrong.push(...twice(openIn(live, snapshot), again.asked).map((what) => `${where}: ${what}`));
      const way: string[] = [];
      while (standing(live) === standing(again) && way.length < onwards) {
        const step = nextOf(exploration, now);
        if (!step) break;
        for (const driver of [live, again]) driver.take(step.stimulus);
        way.push(stimulusText(step.stimulus));
        now = step.next;
      }
      const [left, right] = [standing(live), standing(again)];
      if (left !== right) wrong.push(`${[where, ...way].join(', then ')}: ${right} instead of ${left}`);
    }
  }
  return wrong;
};
