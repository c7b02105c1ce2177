// The form's initial values, and those of a stored resource.
import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import type { Resource, ResourceContent } from '@madoguchi/contract/resources/model.ts';
import type { changeResource, createResource } from '@madoguchi/contract/resources/operations.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

/** Stands in the address for one that is not there yet. */
export const NEW = 'new';

const CONTENT = Object.keys(INITIAL_RESOURCE) as (keyof ResourceContent)[];

/** Nothing is chosen beforehand but what most rooms have. */
export const newResource = (): FormValues<typeof createResource> => ({ ...INITIAL_RESOURCE, resourceCategory: null });

export function valuesOf(resource: Resource): FormValues<typeof changeResource> {
  const content = Object.fromEntries(CONTENT.map((name) => [name, resource[name]])) as unknown as ResourceContent;
  return { id: resource.id, version: resource.version, ...content };
}
