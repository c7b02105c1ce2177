import type { List } from '@madoguchi/contract/list/list.ts';
import { useMemo } from 'react';
import type { ListLayout } from '../columns/use-list-columns.ts';
import type { AnyListProps } from '../list-props.ts';
import type { AnyState } from '../place/list-changes.ts';
import type { ListPlace } from '../place/use-list-place.ts';
import type { ListChoice } from './list-choice.ts';

interface ToolGround {
  readonly props: AnyListProps;
  readonly list: List;
  /** The input of the operation: the list's own input and its conditions. */
  readonly asked: Readonly<Record<string, string>>;
  readonly panelId: string;
  readonly place: ListPlace;
  readonly layout: ListLayout;
  readonly choice: ListChoice;
  readonly isPhone: boolean;
}

export interface ToolModel extends ToolGround {
  readonly state: AnyState;
  readonly set: (next: AnyState, options?: { readonly replace: boolean }) => void;
  readonly search: (q: string) => void;
}

/**
 * The context of a list's tools, tabs and heads. The object stays the same while pages come and rows are chosen: of all that
 * stands around the rows nothing is drawn again for them.
 */
export function useToolModel(ground: ToolGround): ToolModel {
  const { props, list, asked, panelId, place, layout, choice, isPhone } = ground;
  return useMemo(() => {
    const { state, goState } = place;
    const search = (q: string) => goState({ ...state, q }, { replace: true });
    return { props, list, asked, panelId, place, layout, choice, isPhone, state, set: goState, search };
  }, [props, list, asked, panelId, place, layout, choice, isPhone]);
}
