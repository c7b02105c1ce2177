// Heads and deputies of the sample's departments: the holders of the first and the second post.
import type { Department } from './departments.ts';
import type { Employee } from './roster.ts';

export interface Leaders {
  readonly head: Employee | null;
  readonly deputy: Employee | null;
}

export function leadersOf({ code, posts }: Department, employees: readonly Employee[]): Leaders {
  const people = employees.filter((employee) => employee.department.code === code);
  const holder = (position: string | undefined, except?: Employee) =>
    people.find((employee) => employee.position === position && employee !== except) ?? null;
  const head = holder(posts[0]);
  return { head, deputy: holder(posts[1], head ?? undefined) };
}
