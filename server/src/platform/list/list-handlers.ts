// The handlers of a declared list: its pages, the whole of it as a file, its counts; the same question behind each (B0-10).
import type { List, ListState, RowOf } from '@madoguchi/contract/list/list.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import type { Download, OutputOf, Read } from '@madoguchi/contract/operation.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import type { ZodObject, ZodType } from 'zod';
import { csvAnswer } from '../csv/csv-answer.ts';
import { type Column, type CsvEncoding, csvFile } from '../csv/csv-file.ts';
import type { Ground } from '../ground.ts';
import { type DownloadContext, type FileAnswer, type Noted, type ReadContext, WrittenJson } from '../http/handler.ts';
import { KeptAnswers } from '../http/kept-answers.ts';
import { refuse } from '../http/problem.ts';
import type { Asking } from '../record/record-kit.ts';
import type { Actor } from '../session/actor.ts';
import { KeptPages, nameOfAsked } from './kept-pages.ts';
import { listColumns } from './list-columns.ts';
import { type AskedState, askedState } from './list-question.ts';
import { everyRow, type ListPages, writtenPage } from './list-store.ts';
import { scopeOf } from './page-key.ts';

/** Sort and filters are read by `askedState`, which knows the list. */
interface Narrowing {
  readonly q: string;
}
interface Ordered extends Narrowing {
  readonly sort: readonly string[];
}
interface Paged extends Ordered {
  readonly after?: PageKey | undefined;
  readonly limit: number;
}
interface Exported extends Ordered {
  readonly encoding: CsvEncoding;
}

type Taking<Op, Input> = Op & { readonly input: ZodObject & ZodType<Input> };

/** A request for a list, be it for a page, for the file or for the counts. `Input`: what the inputs of all have besides. */
export interface ListRequest<Input = object> extends Asking {
  readonly input: Input;
}

interface Listed<L extends List, Values extends object, Input> {
  readonly list: L;
  readonly pages: ListPages<NoInfer<L>, Values>;
  /** The values that the list's own conditions name. */
  readonly values: (request: ListRequest<Input>, asked: AskedState<L>) => Values | Promise<Values>;
  /** The question as the statement takes it; the record of an export has it as it was asked. */
  readonly widened?: (ground: Ground, asked: AskedState<L>) => AskedState<L> | Promise<AskedState<L>>;
  /** How many characters of pages are kept and sent again while the list's tag stays as it is; none unless given. */
  readonly keeps?: number;
}

interface ListFile<Row, Input> {
  /** The file's name without day and extension. */
  readonly name: Text | ((request: ListRequest<Input>) => Text | Promise<Text>);
  readonly isDated?: true;
  /** A column for each field unless given. */
  readonly columns?: (request: ListRequest<Input>) => readonly Column<Row>[] | Promise<readonly Column<Row>[]>;
  /** Additions to the audit record; there is no target unless one is given. */
  readonly noted?: (request: ListRequest<Input>) => Partial<Pick<Noted, 'target' | 'difference'>>;
}

/**
 * The request without the place of its page. The statement's values do not name it: the clock and what stands in the
 * database are among them, and a reader would lose their place at midnight or when a department is added.
 */
function scopeOfRequest(list: List, input: object): string {
  const { after: _after, limit: _limit, ...asked } = input as Readonly<Record<string, unknown>>;
  return scopeOf([list.id, asked]);
}

/** Counts take little room, and cost more to make than a page. */
const COUNTS_KEPT = 100_000;

type Arrived<Input> = Omit<ListRequest<Input>, 'actor'> & { readonly actor: Actor | null };

/** Makes the handlers of a list's operations. Refuses guests: no list is theirs. */
export function listHandlers<L extends List, Values extends object, Input = object>(listed: Listed<L, Values, Input>) {
  const { list, pages, widened, keeps } = listed;
  const kept = new KeptPages(keeps ?? 0);

  async function understood(asking: Arrived<Input & Ordered>) {
    const request = { ...asking, actor: asking.actor ?? refuse('not-signed-in') };
    const said = askedState(list, asking.input as Input & Ordered & Readonly<Record<string, unknown>>);
    const asked = widened === undefined ? said : await widened(asking.ground, said);
    return {
      request,
      said,
      asked,
      values: await listed.values(request, asked),
      scope: scopeOfRequest(list, asking.input),
    };
  }

  return {
    page<Op extends Taking<Read, Input & Paged>>(_operation: Op) {
      return async (asking: ReadContext<Op>): Promise<WrittenJson> => {
        const { ground, input } = asking;
        const { asked: state, values, scope } = await understood(asking);
        const asked = { ...state, scope, after: input.after, limit: input.limit };
        const { readPage, readTag } = pages;
        if (readTag === null) return writtenPage(await readPage(ground.pool, values, asked));
        return kept.answer(asking, [values, asked], {
          tag: () => readTag(ground.pool, values),
          page: (known) => readPage(ground.pool, values, asked, known),
        });
      };
    },

    /** Every row that the filters leave. Handing it out is on record (B0-09). */
    file<Op extends Taking<Download, Input & Exported>>(
      _operation: Op,
      { name, isDated, columns, noted }: ListFile<RowOf<L>, Input>,
    ) {
      return async (asking: DownloadContext<Op>): Promise<FileAnswer> => {
        const { ground, input, language, record } = asking;
        const { encoding } = input;
        const { request, said, asked, values, scope } = await understood(asking);
        const rows = everyRow<RowOf<L>>((place) => pages.readPage(ground.pool, values, { ...asked, scope, ...place }));
        const written = columns === undefined ? listColumns(list) : await columns(request);
        const file = await csvFile<RowOf<L>>(written, rows, { language, encoding });
        const { target = null, difference = {} } = noted?.(request) ?? {};
        const recorded = await record({
          target,
          difference: { ...difference, ...writeListState(list, said as ListState<L>), encoding },
        });
        const called = typeof name === 'function' ? await name(request) : name;
        const day = isDated ? `_${ground.clock.today().replaceAll('-', '')}` : '';
        return csvAnswer(file, `${called[language]}${day}.csv`, recorded);
      };
    },

    /** `counted` is asked again only after the list's tag has changed. */
    counts<Op extends Taking<Read, Input & Narrowing>>(
      _operation: Op,
      counted: (ground: Ground, values: Values, asked: AskedState<L>) => Promise<OutputOf<Op>>,
    ) {
      const keptCounts = new KeptAnswers(COUNTS_KEPT);
      return async (asking: ReadContext<Op>): Promise<WrittenJson> => {
        const { ground, input, unlessKnown } = asking;
        const { asked, values } = await understood({ ...asking, input: { ...input, sort: list.sort } });
        const name = nameOfAsked([values, asked]);
        const tag = (await pages.readTag?.(ground.pool, values)) ?? null;
        if (tag !== null) unlessKnown(`${tag}.${name}`);
        const before = keptCounts.find(ground, name);
        if (before !== null && before.mark === tag) return new WrittenJson(before.text);
        const text = JSON.stringify(await counted(ground, values, asked));
        if (tag !== null) keptCounts.keep(ground, name, { mark: tag, text });
        return new WrittenJson(text);
      };
    },
  };
}
