// The same rules once more, naively: one mutable object, written from the requirements alone (B3-02 … B3-07) and sharing
// no code with the engine, so that both would have to err in the same way. It keeps no history: what a return or a
// taken-back yes undoes is forgotten, not marked.
import type { Delegation } from '../../src/approvals/approval.ts';
import type { RouteStep } from '../../src/approvals/route.ts';
import { type Calendar, NaivePeople } from './naive-people.ts';
import { PEOPLE, type World } from './random-world.ts';

/** One person's turn. `seat` is shared with whoever was added to it. */
interface Turn {
  readonly seat: number;
  readonly who: string;
  /** The group from which one goes up. */
  readonly group: string | null;
  state: 'later' | 'asked' | 'yes' | 'spared';
  due: string | null;
  by: string | null;
}

interface Step {
  readonly index: number;
  readonly text: RouteStep;
  skipped: boolean;
  turns: Turn[];
  /** Somebody has acted here since the turn came. */
  touched: boolean;
}

const STRENGTH = { circulate: 0, check: 1, approve: 2 };

/** The reason of a refusal, or null. */
type Outcome = string | null;

export class NaiveRequest {
  state: 'none' | 'in_progress' | 'approved' | 'returned' | 'rejected' | 'withdrawn' | 'lapsed' = 'none';
  at: number | null = null;
  version = 0;
  round = 0;
  amount = 0;
  steps: Step[] = [];
  private readonly world: World;
  private readonly calendar: Calendar;
  private readonly people: NaivePeople;
  private seats = 0;
  /** Whose turn went to another, and who has acted, in this round. */
  private gone = new Set<string>();
  private acted = new Set<string>();

  constructor(world: World, calendar: Calendar) {
    this.world = world;
    this.calendar = calendar;
    this.people = new NaivePeople(world, calendar);
  }

  // Beginning --------------------------------------------------------------------------------------------------------

  private turn(who: string, group: string | null, seat = ++this.seats): Turn {
    return { seat, who, group, state: 'later', due: null, by: null };
  }

  /** The steps that the amount asks for, or null where one has too few people. */
  private stepsFor(amount: number, wanted: (index: number) => boolean): Step[] | null {
    const steps: Step[] = [];
    for (const [index, text] of this.world.steps.entries()) {
      if (text.fromAmount > amount || !wanted(index)) continue;
      const people = this.people.find(text);
      if (text.kind === 'circulate' ? people.length === 0 : false) continue;
      const enough = text.mode.of === 'some' ? text.mode.count : 1;
      if (text.kind !== 'circulate' && (this.people.gap || people.length < enough)) return null;
      const turns = people.map(({ who, group }) => this.turn(who, group));
      steps.push({ index, text, skipped: false, turns, touched: false });
    }
    return steps;
  }

  private isSame(step: Step, before: Step | undefined): boolean {
    return (
      before !== undefined &&
      before.turns.length === 1 &&
      step.turns.length === 1 &&
      before.turns[0]?.who === step.turns[0]?.who &&
      STRENGTH[before.text.kind] >= STRENGTH[step.text.kind]
    );
  }

  private skipIfSame(step: Step, before: Step | undefined): void {
    step.skipped = this.isSame(step, before);
    for (const turn of step.turns) turn.state = step.skipped ? 'spared' : 'later';
  }

  private takeUp(step: Step): void {
    step.skipped = false;
    for (const turn of step.turns) if (turn.state === 'spared') turn.state = 'later';
  }

  /** Steps foreseen hold only while the people are the same. */
  private foreseeAgain(): void {
    if (this.at === null) return;
    let before = this.here;
    for (const step of this.steps.slice(this.at + 1)) {
      if (step.skipped && !this.isSame(step, before)) this.takeUp(step);
      if (this.holds(step)) before = step;
    }
  }

  /** In the unbroken run of steps before this one that have the person among their people, they have said a yes as strong. */
  private hasSaid(who: string, index: number, kind: RouteStep['kind']): boolean {
    let asked = STRENGTH[kind];
    for (const step of this.steps.slice(0, index).reverse()) {
      if (!this.holds(step)) continue;
      const turns = step.turns.filter((turn) => turn.who === who);
      if (turns.length === 0) return false;
      if (turns.some(({ state }) => state === 'yes')) return STRENGTH[step.text.kind] >= asked;
      asked = Math.max(asked, STRENGTH[step.text.kind]);
    }
    return false;
  }

  submit(amount: number): Outcome {
    const steps = this.stepsFor(amount, () => true);
    if (!steps?.some(({ text }) => text.kind === 'approve')) return 'no-approver';
    const isAgain = this.state === 'returned' || this.state === 'withdrawn';
    this.version = isAgain ? this.version + 1 : 1;
    this.round = isAgain ? this.round + 1 : 1;
    this.state = 'in_progress';
    this.amount = amount;
    this.steps = steps;
    this.gone = new Set();
    this.acted = new Set();
    let before: Step | undefined;
    for (const step of steps) {
      this.skipIfSame(step, before);
      if (this.holds(step)) before = step;
    }
    this.goOn(0);
    return null;
  }

  private holds(step: Step | undefined): boolean {
    return step !== undefined && !step.skipped && step.text.kind !== 'circulate';
  }

  private ask(step: Step, turn: Turn): void {
    turn.state = 'asked';
    const days = step.text.dueBusinessDays;
    turn.due =
      days === null ? null : new Date(Date.parse(this.calendar.today) + days * 86_400_000).toISOString().slice(0, 10);
  }

  private goOn(from: number): void {
    for (this.at = from; this.at < this.steps.length; this.at++) {
      const [step, index] = [this.steps[this.at], this.at];
      if (!step) continue;
      const rests = ({ who }: Turn) => this.hasSaid(who, index, step.text.kind);
      if (step.turns.length > 0 && step.turns.every(rests)) {
        step.skipped = true;
        for (const turn of step.turns) if (turn.state === 'later' || turn.state === 'asked') turn.state = 'spared';
        continue;
      }
      if (step.skipped) this.takeUp(step);
      for (const turn of step.turns) {
        if (turn.state === 'later' && this.holds(step) && rests(turn)) turn.state = 'spared';
        else if (turn.state === 'later') this.ask(step, turn);
      }
      if (this.holds(step)) return;
    }
    this.at = null;
    this.state = 'approved';
  }

  private end(state: NaiveRequest['state']): void {
    for (const step of this.steps)
      for (const turn of step.turns) if (turn.state === 'asked' || turn.state === 'later') turn.state = 'spared';
    this.state = state;
    this.at = null;
  }

  // Whose turn -------------------------------------------------------------------------------------------------------

  private delegated(who: string, by: string, amount: number): boolean {
    const day = this.calendar.today;
    const covers = (given: Delegation) =>
      given.fromEmployeeId === who && given.toEmployeeId === by && given.validFrom <= day && day < given.validTo;
    return this.world.delegations.some(
      (given) => covers(given) && (given.amountLimit === null || amount <= given.amountLimit),
    );
  }

  private isIn(step: Step, who: string): boolean {
    return step.turns.some((turn) => turn.who === who || turn.by === who);
  }

  /** The turns that the person has decided in other steps that decide, where this one decides as well. */
  private decidedElsewhere(by: string, here: Step): Turn[] {
    const others = this.steps.filter((step) => step !== here && step.text.kind === 'approve');
    if (here.text.kind !== 'approve') return [];
    return others.flatMap(({ turns }) => turns.filter((turn) => turn.state === 'yes' && turn.by === by));
  }

  /** They decided another step for somebody else: here they are out of the question. */
  private hasServed(who: string, here: Step): boolean {
    return this.decidedElsewhere(who, here).some((turn) => turn.who !== who);
  }

  private turnIn(step: Step | undefined, by: string, amount: number): Turn | undefined {
    const asked = step?.turns.filter(({ state }) => state === 'asked') ?? [];
    const own = asked.find(({ who }) => who === by);
    if (own && step) return this.hasServed(by, step) ? undefined : own;
    if (!step || this.isIn(step, by) || this.decidedElsewhere(by, step).length > 0) return undefined;
    return asked.find(({ who }) => this.delegated(who, by, amount));
  }

  private get here(): Step | undefined {
    return this.at === null ? undefined : this.steps[this.at];
  }

  /** Why somebody without a turn has none. */
  private none(by: string, amount: number): Outcome {
    if (this.at === null) return 'ended';
    for (const step of this.steps.slice(0, this.at + 1)) {
      if (step.skipped) continue;
      for (const { state, who, by: doer } of step.turns)
        if ((state === 'yes' || state === 'spared') && (who === by || doer === by || this.delegated(who, by, amount)))
          return 'already-decided';
    }
    return 'not-your-turn';
  }

  private readable(by: string, amount: number): Turn | undefined {
    const circulating = this.steps.filter(({ text }) => text.kind === 'circulate');
    const own = circulating.flatMap(({ turns }) => turns).find(({ who, state }) => who === by && state === 'asked');
    return own ?? circulating.map((step) => this.turnIn(step, by, amount)).find((turn) => turn !== undefined);
  }

  // Acts -------------------------------------------------------------------------------------------------------------

  private count(): null {
    this.version += 1;
    return null;
  }

  approve(by: string): Outcome {
    if (by === this.world.requesterId) return 'own-request';
    const step = this.here;
    const turn = this.turnIn(step, by, this.amount);
    const said = turn ?? this.readable(by, this.amount);
    if (!said) return this.none(by, this.amount);
    said.state = 'yes';
    said.by = by;
    this.acted.add(by);
    if (!turn || !step || this.at === null) return this.count();
    step.touched = true;
    for (const other of step.turns) if (other.seat === turn.seat && other.state === 'asked') other.state = 'spared';
    const seats = new Set(step.turns.map(({ seat }) => seat)).size;
    const yes = new Set(step.turns.filter(({ state }) => state === 'yes').map(({ seat }) => seat)).size;
    const { mode } = step.text;
    if (yes + this.before(step) < (mode.of === 'all' ? seats : mode.of === 'any' ? 1 : mode.count)) return this.count();
    for (const other of step.turns) if (other.state === 'asked') other.state = 'spared';
    this.goOn(this.at + 1);
    return this.count();
  }

  /** So many seats of the step are decided by a yes of the steps before. */
  private before({ turns }: Step): number {
    const busy = new Set(turns.filter(({ state }) => state !== 'spared').map(({ seat }) => seat));
    return new Set(turns.map(({ seat }) => seat)).size - busy.size;
  }

  private decides(by: string, amount = this.amount): Turn | string {
    if (by === this.world.requesterId) return 'own-request';
    const turn = this.turnIn(this.here, by, amount);
    if (turn) return turn;
    if (!this.readable(by, amount)) return this.none(by, amount) ?? '';
    return this.at === null ? 'ended' : 'not-allowed';
  }

  giveBack(by: string, to: number | null): Outcome {
    const turn = this.decides(by);
    if (typeof turn === 'string') return turn;
    if (to === null) {
      this.acted.add(by);
      turn.state = 'spared';
      this.end('returned');
      return this.count();
    }
    if (this.at === null || to >= this.at || !this.holds(this.steps[to])) return 'no-such-step';
    this.acted.add(by);
    for (const step of this.steps.slice(to, this.at + 1)) {
      if (step.skipped) continue;
      if (step.text.kind === 'circulate') {
        for (const each of step.turns) if (each.state === 'asked') each.state = 'later';
      } else {
        step.touched = false;
        step.turns = step.turns.map(({ who, group, seat }) => this.turn(who, group, seat));
      }
    }
    this.goOn(to);
    this.foreseeAgain();
    return this.count();
  }

  reject(by: string): Outcome {
    const turn = this.decides(by);
    if (typeof turn === 'string') return turn;
    if (this.here?.text.kind !== 'approve') return 'not-allowed';
    this.acted.add(by);
    turn.state = 'spared';
    this.end('rejected');
    return this.count();
  }

  takeBack(by: string): Outcome {
    if (by === this.world.requesterId) return 'own-request';
    if (this.at === null) return 'ended';
    for (let index = this.steps.length - 1; index >= 0; index--) {
      const step = this.steps[index];
      const yes =
        step?.text.kind === 'circulate'
          ? undefined
          : step?.turns.find((turn) => turn.state === 'yes' && turn.by === by);
      if (!step || !yes) continue;
      const between = this.steps.slice(index + 1, this.at + 1).filter((each) => this.holds(each));
      if (between.length > 1 || between[0]?.touched) return 'next-step-begun';
      if (yes.who !== by && !this.delegated(yes.who, by, this.amount)) return 'not-your-turn';
      for (const each of this.steps.slice(index + 1))
        if (!each.skipped)
          for (const turn of each.turns) if (['asked', 'spared'].includes(turn.state)) turn.state = 'later';
      step.turns = step.turns.filter((turn) => turn !== yes);
      const isDecided = (seat: number) => step.turns.some((turn) => turn.seat === seat && turn.state === 'yes');
      for (const turn of step.turns) {
        const rests = isDecided(turn.seat) || this.hasSaid(turn.who, index, step.text.kind);
        if (turn.state === 'spared' && !rests) this.ask(step, turn);
      }
      const again = this.turn(yes.who, yes.group, yes.seat);
      this.ask(step, again);
      step.turns.push(again);
      this.at = index;
      this.foreseeAgain();
      return this.count();
    }
    return 'not-your-turn';
  }

  /** Which of the open turns, counted over all steps. */
  reassign(by: string, which: number, to: string): Outcome {
    if (by === this.world.requesterId) return 'own-request';
    if (!this.world.admins.includes(by)) return 'not-allowed';
    if (this.at === null) return 'ended';
    const open = this.steps.flatMap((step) =>
      step.turns.filter(({ state }) => state === 'asked').map((turn) => ({ step, turn })),
    );
    const chosen = open[which % Math.max(1, open.length)];
    if (!chosen) return 'not-your-turn';
    const { step, turn } = chosen;
    if (to === this.world.requesterId) return 'own-request';
    if (this.isIn(step, to) || this.hasServed(to, step)) return 'not-allowed';
    const moved = this.turn(to, null, turn.seat);
    this.ask(step, moved);
    step.turns = [...step.turns.filter((each) => each !== turn), moved];
    step.touched = true;
    this.acted.add(by);
    this.gone.add(turn.who);
    this.foreseeAgain();
    return this.count();
  }

  lapse(): 'nothing' | 'lapse' {
    if (this.at === null) return 'nothing';
    this.end('lapsed');
    this.count();
    return 'lapse';
  }

  withdraw(by: string): Outcome {
    if (by !== this.world.requesterId) return 'not-allowed';
    if (this.at === null) return 'ended';
    const decided = this.steps.some(
      ({ text, turns }) => text.kind !== 'circulate' && turns.some(({ state }) => state === 'yes'),
    );
    if (decided) return 'already-decided';
    this.end('withdrawn');
    return this.count();
  }

  /** Whoever sees the request: its requester, admins, whoever was asked or has acted, and their delegates. */
  comment(by: string): Outcome {
    const turns = this.steps.flatMap((step) => step.turns);
    const isTold =
      this.gone.has(by) ||
      this.acted.has(by) ||
      turns.some(({ who, state }) => who === by || (state === 'asked' && this.delegated(who, by, this.amount)));
    if (by !== this.world.requesterId && !this.world.admins.includes(by) && !isTold) return 'not-allowed';
    return this.count();
  }

  changeAmount(by: string, amount: number): Outcome {
    const turn = this.decides(by, Math.max(this.amount, amount));
    if (typeof turn === 'string') return turn;
    const added = this.stepsFor(amount, (index) => !this.steps.some((step) => step.index === index));
    if (!added || this.at === null) return 'no-approver';
    const ahead = [...this.steps.slice(this.at + 1), ...added].sort((a, b) => a.index - b.index);
    this.steps = [...this.steps.slice(0, this.at + 1), ...ahead];
    for (const [index, step] of this.steps.entries()) {
      const before = this.steps.slice(0, index).filter((each) => this.holds(each));
      if (added.includes(step)) this.skipIfSame(step, before.at(-1));
    }
    this.amount = amount;
    this.foreseeAgain();
    return this.count();
  }

  // The calendar -----------------------------------------------------------------------------------------------------

  timeOut(which: number): 'nothing' | 'remind' | 'escalate' {
    const step = this.here;
    const asked = step?.turns.filter(({ state }) => state === 'asked') ?? [];
    const turn = asked[which % Math.max(1, asked.length)];
    if (!step || !turn || turn.due === null || turn.due >= this.calendar.today) return 'nothing';
    this.count();
    const newest = asked.filter(({ seat }) => seat === turn.seat).at(-1);
    const up = step.text.onTimeout === 'escalate' && newest === turn ? this.further(step, turn) : null;
    if (!up) return 'remind';
    const added = this.turn(up.who, up.group, turn.seat);
    this.ask(step, added);
    step.turns.push(added);
    this.foreseeAgain();
    return 'escalate';
  }

  private further(step: Step, { who, group }: Turn) {
    const inStep = step.turns.flatMap((turn) => [turn.who, turn.by ?? turn.who]);
    const served = PEOPLE.filter((each) => this.hasServed(each, step));
    return this.people.above(group ?? this.people.home(who), [who, this.world.requesterId, ...inStep, ...served]);
  }

  /** Moves one turn of somebody who has left, if there is one that can be moved. */
  vacate(): 'nothing' | 'escalate' {
    if (this.at === null) return 'nothing';
    for (const step of this.steps) {
      for (const turn of step.turns) {
        if (!['asked', 'later'].includes(turn.state)) continue;
        const isSharer = (other: Turn) => other.seat === turn.seat && this.canAnswer(step, other);
        const isNoMatter = step.text.kind === 'circulate' || step.turns.some(isSharer);
        const isSpare = this.canDoWithout(step, turn);
        const isHere = this.people.canDecide(turn.who);
        const isMissed = turn.state === 'asked' && this.hasServed(turn.who, step) && !isNoMatter && !isSpare;
        if (isHere && !isMissed) continue;
        const up = isNoMatter ? null : this.further(step, turn);
        if (!up && !isNoMatter && !isSpare) continue;
        step.turns = step.turns.filter((each) => each !== turn);
        this.gone.add(turn.who);
        if (up) {
          const moved = this.turn(up.who, up.group, turn.seat);
          if (turn.state === 'asked') this.ask(step, moved);
          step.turns.push(moved);
        }
        this.foreseeAgain();
        this.count();
        return 'escalate';
      }
    }
    return 'nothing';
  }

  private canAnswer(step: Step, { state, who }: Turn): boolean {
    return ['asked', 'later'].includes(state) && this.people.canDecide(who) && !this.hasServed(who, step);
  }

  private canDoWithout(step: Step, { seat }: Turn): boolean {
    const { text, turns } = step;
    if (text.mode.of === 'all') return false;
    const able = turns.filter((turn) => turn.seat !== seat && (turn.state === 'yes' || this.canAnswer(step, turn)));
    const seats = new Set(able.map((turn) => turn.seat)).size;
    return seats > 0 && seats + this.before(step) >= (text.mode.of === 'any' ? 1 : text.mode.count);
  }
}
