// The import rules between folders. They match folders by pattern, so a new feature is covered without a line here.
import { isTest } from '../house/source.ts';
import type { Import } from './import-graph.ts';

interface Boundary {
  /** The law in one sentence, printed with each failure. */
  readonly sentence: string;
  readonly forbids: (edge: Import) => boolean;
}

const room = (path: string) => /^(contract|server|db|web|e2e|tools|bench|bin)\//.exec(path)?.[1];

/** The room and the feature a file belongs to, if it belongs to one. */
const feature = (path: string) => /^(server|web)\/src\/features\/([^/]+)\//.exec(path)?.slice(1).join('/');

const leads = (edge: Import, from: string, to: readonly string[]) =>
  edge.isOwn && room(edge.from) === from && to.includes(room(edge.to) ?? '');

const OUTSIDE = ['tools', 'bench', 'e2e', 'bin'];

export const BOUNDARIES: readonly Boundary[] = [
  {
    sentence: 'The contract imports only the schema library and itself; its tests import no other room',
    forbids: (edge) => {
      if (room(edge.from) !== 'contract') return false;
      return edge.isOwn ? room(edge.to) !== 'contract' : !isTest(edge.from) && edge.to !== 'zod';
    },
  },
  {
    sentence: 'The web knows the contract, never the server or the database',
    forbids: (edge) => leads(edge, 'web', ['server', 'db']),
  },
  {
    sentence: 'The server knows the contract and the database, never the web',
    forbids: (edge) => leads(edge, 'server', ['web']),
  },
  {
    sentence: 'Data at rest knows the contract, never the server or the web; its tests may start the server',
    forbids: (edge) => !isTest(edge.from) && leads(edge, 'db', ['server', 'web']),
  },
  {
    sentence: "A feature imports another feature's public.ts or nothing of it",
    forbids: ({ from, to }) => {
      const other = feature(to);
      const own = feature(from);
      return (
        own !== undefined &&
        other !== undefined &&
        own !== other &&
        !/^[^/]+\/src\/features\/[^/]+\/public\.ts$/.test(to)
      );
    },
  },
  {
    sentence: 'The platform and the parts of the user interface never import a feature',
    forbids: ({ from, to }) =>
      /^(server\/src\/platform|web\/src\/(platform|kit))\//.test(from) && !isTest(from) && feature(to) !== undefined,
  },
  {
    sentence: 'What runs in the portal never imports a test, a tool or the bench',
    forbids: (edge) => {
      const isProduct = ['contract', 'server', 'db', 'web'].includes(room(edge.from) ?? '') && !isTest(edge.from);
      return isProduct && edge.isOwn && (isTest(edge.to) || OUTSIDE.includes(room(edge.to) ?? ''));
    },
  },
];
