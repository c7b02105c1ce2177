// Finds the people of a rule, naively: the other half of naive-request.ts.
import type { RouteStep } from '../../src/approvals/route.ts';
import type { World } from './random-world.ts';

/** Events that concern a request. */
export interface Calendar {
  readonly today: string;
  readonly left: ReadonlySet<string>;
}

export class NaivePeople {
  private readonly world: World;
  private readonly calendar: Calendar;
  /** The last search leads past a group that is not there. */
  gap = false;

  constructor(world: World, calendar: Calendar) {
    this.world = world;
    this.calendar = calendar;
  }

  canDecide(who: string | null | undefined): who is string {
    return who !== null && who !== undefined && /^p\d$/.test(who) && !this.calendar.left.has(who);
  }

  home(who: string): string | null {
    for (const post of this.world.posts) if (post.employeeId === who) return post.groupCode;
    for (const group of this.world.groups) if (group.head === who) return group.code;
    return null;
  }

  /** Up from the group, the first chair with somebody in it who is not out of the question. */
  above(code: string | null, out: readonly string[]): { who: string; group: string } | null {
    const group = this.world.groups.find((each) => each.code === code);
    if (!group) {
      this.gap ||= code !== null;
      return null;
    }
    const inChair = this.canDecide(group.head) ? group.head : this.canDecide(group.deputy) ? group.deputy : null;
    return inChair !== null && !out.includes(inChair)
      ? { who: inChair, group: group.code }
      : this.above(group.parent, out);
  }

  find({ approvers }: RouteStep): { who: string; group: string | null }[] {
    const me = this.world.requesterId;
    this.gap = false;
    const found: { who: string; group: string | null }[] = [];
    const add = (who: string, group: string | null) => {
      if (this.canDecide(who) && who !== me && !found.some((each) => each.who === who)) found.push({ who, group });
    };
    for (const rule of approvers) {
      let code = this.world.posts.find(({ employeeId }) => employeeId === me)?.groupCode ?? null;
      if (rule.by === 'role') for (const admin of this.world.admins) add(admin, this.home(admin));
      if (rule.by === 'person') {
        if (this.canDecide(rule.employeeId) && rule.employeeId !== me) add(rule.employeeId, this.home(rule.employeeId));
        else {
          const up = this.above(this.home(rule.employeeId), [me, rule.employeeId]);
          if (up) add(up.who, up.group);
        }
      }
      if (rule.by === 'responsible') {
        const able = this.world.responsible.filter((who) => this.canDecide(who) && who !== me);
        for (const who of able) add(who, this.home(who));
        const wasCut: boolean = this.gap;
        let isFound = able.length > 0;
        this.gap = false;
        for (const who of this.world.responsible) {
          const up = isFound ? null : this.above(this.home(who), [me, who]);
          if (!up) continue;
          add(up.who, up.group);
          isFound = true;
        }
        const isCut = !isFound && this.gap;
        if (!isFound && !isCut) for (const admin of this.world.admins) add(admin, this.home(admin));
        this.gap = wasCut || isCut;
      }
      if (rule.by === 'superior' || rule.by === 'group-head') {
        for (let levels = rule.by === 'superior' ? 0 : rule.levelsUp; levels > 0; levels--) {
          const parent = this.world.groups.find((group) => group.code === code)?.parent ?? null;
          if (parent === null) break;
          code = parent;
        }
        const up = this.above(code, [me]);
        if (up) add(up.who, up.group);
      }
      if (rule.by === 'position') {
        while (code !== null) {
          const here: string | null = code;
          this.gap ||= !this.world.groups.some((group) => group.code === here);
          const holders = this.world.posts.filter(
            (post) =>
              post.groupCode === here &&
              post.positionCode === rule.position &&
              this.canDecide(post.employeeId) &&
              post.employeeId !== me,
          );
          for (const { employeeId } of holders) add(employeeId, here);
          code = holders.length > 0 ? null : (this.world.groups.find((group) => group.code === here)?.parent ?? null);
        }
      }
    }
    return found;
  }
}
