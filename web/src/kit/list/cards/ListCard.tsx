import { memo } from 'react';
import { RowName } from '../table/RowName.tsx';
import { type RowProps, rowClasses } from '../table/row-props.ts';
import { SelectBox } from '../table/SelectBox.tsx';
import { useLongPress } from './use-long-press.ts';

interface Props extends RowProps {
  readonly heightPx: number;
  /** From 1. */
  readonly position: number;
}

/** One row where room is short: name and state, day and amount, one detail. A finger that stays on it chooses it. */
export const ListCard = memo(function ListCard(props: Props) {
  const { model, row, heightPx, position, isChosen } = props;
  const { state, day, amount, detail, mark } = model.props.card(row);
  const longPress = useLongPress(isChosen === null ? null : () => model.toggle(row, false));
  return (
    <li
      {...longPress}
      className={isChosen === null ? rowClasses(props) : `${rowClasses(props)} can-choose`}
      style={{ height: heightPx }}
      aria-posinset={position}
      aria-setsize={-1}
      onAnimationEnd={() => model.noticed(model.keyOf(row))}
    >
      <div className="line">
        <span>
          {isChosen !== null && <SelectBox model={model} row={row} isChosen={isChosen} />}
          <RowName model={model} row={row} />
        </span>
        <span>{state}</span>
      </div>
      <div className="line">
        <span className="quiet">{day}</span>
        <strong className="is-number">{amount}</strong>
      </div>
      <div className="line">
        <span className="quiet">{detail}</span>
        <span>{mark}</span>
      </div>
    </li>
  );
});
