// Which objects of an input take keys that they do not name: none may (reliability T4).
import type * as z from 'zod';

type Part = { readonly schema: z.core.$ZodType; readonly path: string };

/** The schemas inside a schema, each with its place. */
function inside({ schema, path }: Part): Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => ({ schema: part, path: `${path}.${name}` }));
    case 'array':
      return [{ schema: def.element, path: `${path}[]` }];
    case 'record':
      return [{ schema: def.valueType, path: `${path}{}` }];
    case 'tuple':
      return def.items.map((part, nth) => ({ schema: part, path: `${path}.${nth}` }));
    case 'union':
      return def.options.map((part) => ({ schema: part, path }));
    case 'intersection':
      return [def.left, def.right].map((part) => ({ schema: part, path }));
    case 'pipe':
      return [def.in, def.out].map((part) => ({ schema: part, path }));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return [{ schema: def.innerType, path }];
    default:
      return [];
  }
}

function isOpen(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' && def.catchall?._zod.def.type !== 'never';
}

/** The places of objects that let unknown keys pass, or drop them without a word. */
export function openObjects(input: z.ZodType): string[] {
  const found: string[] = [];
  const left: Part[] = [{ schema: input, path: 'input' }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (isOpen(part.schema)) found.push(part.path);
    left.push(...inside(part));
  }
  return found.sort();
}
