import { NewResource } from '@madoguchi/contract/resources/model.ts';
import { type StandingResource, standingFaults } from '@madoguchi/contract/resources/rules.ts';
import { expect, it } from 'vitest';
import { SAMPLE_CLOSURES, SAMPLE_RESOURCES } from './sample-resources.ts';

const standing = SAMPLE_RESOURCES.map(
  ({ name, quantity, units }): StandingResource => ({ id: name, name, status: 'active', quantity, unitIds: units }),
);

it.each(SAMPLE_RESOURCES.map((resource) => [resource.name, resource] as const))(
  '%s is what the form would take, with a reading, beside the others',
  (name, { units, managers: _managers, endsWithMonth: _ends, ...content }) => {
    expect(NewResource.safeParse({ ...content, unitIds: [], managerIds: [] }).error).toBeUndefined();
    expect(content.reading).not.toBe('');
    const one = standing.find(({ id }) => id === name);
    expect(one && standingFaults(standing, one)).toEqual([]);
    for (const unit of units) expect(standing.map(({ id }) => id)).toContain(unit);
  },
);

it('closures are of resources of the sample', () => {
  const names = standing.map(({ name }) => name);
  for (const { resources } of SAMPLE_CLOSURES) for (const name of resources) expect(names).toContain(name);
});
