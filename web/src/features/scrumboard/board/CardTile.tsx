import type { BoardLabel, BoardMember, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { showPicture } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { dueState } from '@madoguchi/contract/scrumboard/rules.ts';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { downloadUrl } from '../../../platform/call.ts';
import { LabelChip } from '../LabelChip.tsx';
import { useBoardWords } from '../words.ts';
import type { At } from './board-cards.ts';
import { DueChip } from './DueChip.tsx';
import { HAS_MOUSE, joinCard, type Side } from './dragging.ts';

const flash = keyframes({ from: { outlineColor: 'currentColor' }, to: { outlineColor: 'transparent' } });
const FLASH_MS = 2_000;

const Tile = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  padding: 8,
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .title': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 24,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    borderRadius: RADIUS.input,
  },
  // All of the tile opens the card, under its buttons.
  '& .title::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.menu },
  '& .head > :not(.title)': { position: 'relative', zIndex: 1, margin: -4 },
  '& .title:focus-visible': { outline: 'none' },
  '& .title:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:hover .title': { textDecoration: 'underline' },
  '&[data-done=true] .title': { color: theme.vars.palette.text.secondary },
  '&[data-held=true]': { opacity: 0.5 },
  '&[data-lifted=true]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '&[data-selected=true]': { backgroundColor: theme.vars.palette.action.selected },
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-over=before]::before': { top: -6 },
  '&[data-over=after]::before': { bottom: -6 },
  '&[data-news=true]': {
    color: theme.vars.palette.primary.main,
    outline: '3px solid transparent',
    animation: `${flash} ${FLASH_MS}ms ease-out`,
  },
  '& .facts': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  '& .fact': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .whole': { color: theme.vars.palette.status.green.ink, fontWeight: 600 },
  '& .labels': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& .cover': { width: '100%', height: 112, objectFit: 'cover', borderRadius: RADIUS.input, display: 'block' },
  '& .faces': { display: 'flex', gap: 2, marginInlineStart: 'auto' },
}));

export interface CardTileProps {
  readonly card: CardFace;
  readonly labels: readonly BoardLabel[];
  readonly members: readonly BoardMember[];
  readonly at: At;
  readonly group: string;
  readonly showsCover: boolean;
  readonly mayMove: boolean;
  /** The one card of the board that Tab leads to. */
  readonly isStop: boolean;
  /** It shall have the focus. */
  readonly isWanted: boolean;
  readonly isLifted: boolean;
  readonly isNews: boolean;
  /** Null where none are being selected. */
  readonly isSelected: boolean | null;
  readonly searchOf: (id: string) => Record<string, unknown>;
  readonly onFocus: (id: string) => void;
  readonly onSelect: (id: string, withRange: boolean) => void;
  readonly onMenu: (id: string, button: HTMLElement) => void;
}

/** The face of a card (SB6): all of it opens the card; it follows the mouse, and its menu does what dragging does. */
export function CardTile(props: CardTileProps) {
  const { card, group, mayMove, isStop, isWanted, isLifted, isNews, isSelected, searchOf } = props;
  const t = useBoardWords();
  const tile = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [over, setOver] = useState<Side | null>(null);
  const { id, title } = card;
  const isDragged = mayMove && !isLifted;

  useEffect(() => {
    const element = tile.current;
    if (element === null || !isDragged || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    return joinCard({ element, id, group, onHeld: setHeld, onOver: setOver });
  }, [id, group, isDragged]);

  const takeFocus = useEffectEvent(() => {
    if (document.activeElement !== link.current) link.current?.focus();
  });
  useEffect(() => {
    if (isWanted) takeFocus();
  }, [isWanted]);

  return (
    <Tile
      ref={tile}
      data-card={id}
      data-done={card.doneAt !== null}
      data-held={isHeld}
      data-lifted={isLifted}
      data-news={isNews}
      data-selected={isSelected === true}
      {...(over === null ? {} : { 'data-over': over })}
    >
      {props.showsCover && card.coverId !== null ? (
        <img
          className="cover"
          src={downloadUrl(showPicture, { attachmentId: card.coverId })}
          alt=""
          loading="lazy"
          draggable={false}
        />
      ) : null}
      <div className="head">
        {isSelected === null ? null : (
          <Checkbox
            size="small"
            checked={isSelected}
            slotProps={{ input: { 'aria-label': t('card.selectOf', { title }), tabIndex: isStop ? 0 : -1 } }}
            onClick={(event) => props.onSelect(id, event.shiftKey)}
          />
        )}
        <Link
          ref={link}
          className="title"
          to="."
          search={searchOf(id)}
          resetScroll={false}
          draggable={false}
          tabIndex={isStop ? 0 : -1}
          title={title}
          onFocus={() => props.onFocus(id)}
        >
          {title}
        </Link>
        <IconButton
          size="small"
          tabIndex={isStop ? 0 : -1}
          aria-label={t('card.menu', { title })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => props.onMenu(id, currentTarget)}
        >
          <Icon name="more" size={16} />
        </IconButton>
      </div>
      <CardMarks {...props} />
    </Tile>
  );
}

function CardMarks({ card, labels, members, at }: Pick<CardTileProps, 'card' | 'labels' | 'members' | 'at'>) {
  const t = useBoardWords();
  const { checks, checksDone, attachments, comments } = card;
  const shownLabels = labels.filter(({ id }) => card.labelIds.includes(id));
  const shownMembers = members.filter(({ id }) => card.memberIds.includes(id));
  return (
    <>
      {shownLabels.length === 0 ? null : (
        <div className="labels">
          {shownLabels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </div>
      )}
      <div className="facts">
        <span>{t('card.number', { number: card.number })}</span>
        <DueChip state={dueState(card, at)} due={card.due} isDone={card.doneAt !== null} />
        {card.request === null ? null : <span>{card.request}</span>}
        {checks === 0 ? null : (
          <span className={checksDone === checks ? 'fact whole' : 'fact'}>
            {t('checks', { done: checksDone, all: checks })}
          </span>
        )}
        {card.hasDescription ? <Icon name="detail" size={16} label={t('hasDescription')} /> : null}
        {attachments === 0 ? null : (
          <span className="fact">
            <Icon name="paperclip" size={16} label={t('attachments', { count: attachments })} />
            <span aria-hidden>{attachments}</span>
          </span>
        )}
        {comments === 0 ? null : (
          <span className="fact">
            <Icon name="comment" size={16} label={t('comments', { count: comments })} />
            <span aria-hidden>{comments}</span>
          </span>
        )}
        {card.subscribed ? <Icon name="eye" size={16} label={t('subscribed')} /> : null}
        {shownMembers.length === 0 ? null : (
          <span className="faces">
            {shownMembers.map(({ id, name, photoURL }) => (
              <span key={id} role="img" aria-label={name} title={name}>
                <PersonPicture name={name} photo={photoURL} size={24} />
              </span>
            ))}
          </span>
        )}
      </div>
    </>
  );
}
