import { styled } from '@mui/material/styles';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Tiles } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { ListFrame } from '../table/ListFrame.tsx';
import { CARD_MEASURES } from '../table/measures.ts';
import { RowName } from '../table/RowName.tsx';
import { rowClasses } from '../table/row-props.ts';

const NO_FIELDS = {};
const SKELETON_TILES = [...'abcdefgh'];

const Grid = styled('ul')(({ theme }) => ({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(var(--lanes), minmax(0, 1fr))' },
  '&& > li': { borderInlineEnd: `1px solid ${theme.vars.palette.divider}`, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The rows as tiles: as many side by side as have room, each with what the screen draws of it. */
export function ListTiles({ model }: { readonly model: ListModel }) {
  const { tiles } = model.props;
  const room = useRef<HTMLDivElement>(null);
  const lanes = useLanes(room, tiles?.leastPx ?? 1);
  return (
    <div ref={room} style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      {tiles && lanes !== null && <TilesInLanes key={lanes} model={model} tiles={tiles} lanes={lanes} />}
    </div>
  );
}

interface Props {
  readonly model: ListModel;
  readonly tiles: Tiles<ListModel['list']>;
  readonly lanes: number;
}

function TilesInLanes({ model, tiles, lanes }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <ListFrame
      ref={setScroller}
      aria-busy={model.rows.isChanging}
      data-first={model.rows.isFirstLoad}
      measures={CARD_MEASURES}
      roomFrom={NO_FIELDS}
    >
      <TileRows model={model} tiles={tiles} lanes={lanes} scroller={scroller} />
    </ListFrame>
  );
}

function TileRows({ model, tiles, lanes, scroller }: Props & { readonly scroller: HTMLElement | null }) {
  const { props, rows, rowModel, keyOf } = model;
  const measures = { scroller, rowPx: tiles.heightPx, stuckPx: 0, lanes };
  const { heightPx, items, beforePx, afterPx } = useVirtualRows(model, measures);
  const fresh = new Set(rows.changed);
  const frame = { paddingTop: beforePx, paddingBottom: afterPx, '--lanes': lanes } as CSSProperties;
  return (
    <Grid aria-label={props.label} style={frame}>
      {rows.isFirstLoad && !rows.areAtHand && SKELETON_TILES.map((key) => <SkeletonTile key={key} px={heightPx} />)}
      {!rows.isFirstLoad &&
        items.map(({ index, key, lane, row }) =>
          row ? (
            <li
              key={key}
              className={rowClasses({ model: rowModel, row, isFresh: fresh.has(keyOf(row)), isChosen: null })}
              // The first one in hand may stand in the middle of its line.
              style={{ height: heightPx, gridColumnStart: lane + 1 }}
              aria-posinset={index + 1}
              aria-setsize={-1}
              onAnimationEnd={() => rows.noticed(keyOf(row))}
            >
              {tiles.render(row, <RowName model={rowModel} row={row} />)}
            </li>
          ) : (
            <SkeletonTile key={key} px={heightPx} />
          ),
        )}
    </Grid>
  );
}

function SkeletonTile({ px }: { readonly px: number }) {
  return (
    <li className="row skeleton" aria-hidden="true" style={{ height: px }}>
      <span className="bone" style={{ width: '60%' }} />
      <span className="bone" style={{ width: '40%' }} />
    </li>
  );
}

/** How many tiles have room beside each other; `null` until the room is measured. */
function useLanes(room: { readonly current: HTMLDivElement | null }, leastPx: number): number | null {
  const [lanes, setLanes] = useState<number | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setLanes(Math.max(1, Math.floor(element.clientWidth / ((leastPx / 16) * rootPx))));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [room, leastPx]);
  return lanes;
}
