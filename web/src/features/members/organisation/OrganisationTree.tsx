import type { UnitMember } from '@madoguchi/contract/members/model.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { isComposing } from '../../../platform/composition.ts';
import { arrowOf } from '../../../platform/keys/arrow-of.ts';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type TreeItem, treeStep, type UnitNode } from './tree-model.ts';
import type { Units } from './use-units.ts';
import { useOrganisationWords } from './words.ts';

interface LineProps {
  readonly item: TreeItem;
  /** True when the Tab key stops here. */
  readonly isStop: boolean;
  readonly onUse: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface TreeLineProps extends LineProps {
  /** Of a department; a person has nothing to open. */
  readonly isExpanded?: boolean;
  readonly isSelected?: boolean;
  /** The accessible name of the line. */
  readonly label: string;
  readonly children: ReactNode;
}

const INDENT_PX = 24;

/** One line of the tree, by its depth; pressed anywhere. */
function TreeLine({ item, isStop, onUse, onKeyDown, isExpanded, isSelected = false, label, children }: TreeLineProps) {
  return (
    <Box
      role="treeitem"
      aria-level={item.level}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      data-item={item.key}
      onClick={onUse}
      onKeyDown={onKeyDown}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 44,
        px: 1,
        // Where a line takes two, what belongs together stays closer than what follows.
        py: { xs: 1, sm: 0 },
        marginInlineStart: `${((item.level - 1) * INDENT_PX) / 16}rem`,
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { backgroundColor: 'action.hover' },
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
        ...(isSelected ? { backgroundColor: 'action.selected' } : {}),
      })}
    >
      {children}
    </Box>
  );
}

interface UnitLineProps extends LineProps {
  readonly node: UnitNode;
  readonly isOpen: boolean;
  /** How far its people have come; `null` while it is closed. */
  readonly state: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly rest: number } | null;
}

/** Below the name, not below its arrow, where the line is too narrow for both. */
const FACTS = { color: 'text.secondary', marginInlineStart: { xs: 3, sm: 0 } } as const;

/** A name and what is told by it stay on one line. */
const Whole = styled('span')({ display: 'inline-block' });

/** A department: its name, who leads it, and how many people it has. */
function UnitLine({ node, isOpen, state, ...line }: UnitLineProps) {
  const t = useOrganisationWords();
  const name = useDepartmentName()(node.unit.code);
  const { head, deputy, people } = node.unit;
  const count =
    node.units.length === 0 ? t('people', { count: people }) : t('peopleBelow', { count: people, all: node.allPeople });
  const leaders = [
    ...(head === null ? [] : [`${t('head')} ${head.name}`]),
    ...(deputy === null ? [] : [`${t('deputy')} ${deputy.name}`]),
  ];
  const note = noteOf();

  function noteOf(): string | null {
    if (state === null) return null;
    if (state.isLoading) return t('loading');
    if (state.hasFailed) return t('failed');
    if (state.rest > 0) return t('rest', { count: state.rest });
    return people === 0 && node.units.length === 0 ? t('empty') : null;
  }
  return (
    <TreeLine {...line} isExpanded={isOpen} label={[name, count, ...leaders].join(' · ')}>
      <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" component="span" sx={FACTS}>
        {[count, ...leaders].map((fact, at) => (
          <span key={fact}>
            {at === 0 ? '' : ' · '}
            <Whole>{fact}</Whole>
          </span>
        ))}
      </Typography>
      {note === null ? null : (
        <Typography
          variant="caption"
          component="span"
          sx={{ color: 'text.secondary', width: '100%', paddingInlineStart: 3 }}
        >
          {note}
        </Typography>
      )}
    </TreeLine>
  );
}

interface Props {
  readonly units: Units;
  /** Whom the panel shows. */
  readonly open: string | undefined;
  readonly onPerson: (employeeId: string) => void;
}

/**
 * The organisation by the tree pattern: arrows walk, open and close, Enter opens what stands there. One line of it is a stop
 * of the Tab key.
 */
export function OrganisationTree({ units, open, onPerson }: Props) {
  const t = useOrganisationWords();
  const { items, isOpen, setOpen, stateOf } = units;
  const [at, setAt] = useState<string | null>(null);
  const wish = useRef<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const stop = items.some(({ key }) => key === at) ? at : (items[0]?.key ?? null);

  useEffect(() => {
    if (wish.current === null) return;
    tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wish.current)}"]`)?.focus();
    wish.current = null;
  });

  function use(item: TreeItem): void {
    setAt(item.key);
    if (item.kind === 'person') onPerson(item.person.employeeId);
    else setOpen(item.node.unit.code, !isOpen(item.node.unit.code));
  }

  function press(event: KeyboardEvent, item: TreeItem): void {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      use(item);
      return;
    }
    const step = treeStep(items, item.key, arrowOf(event.key), isOpen);
    if (step === null) return;
    event.preventDefault();
    if ('go' in step) {
      setAt(step.go);
      wish.current = step.go;
    } else if ('open' in step) setOpen(step.open, true);
    else setOpen(step.close, false);
  }

  return (
    <Box ref={tree} role="tree" aria-label={t('tree')}>
      {items.map((item) => {
        const line = {
          item,
          isStop: item.key === stop,
          onUse: () => use(item),
          onKeyDown: (event: KeyboardEvent) => press(event, item),
        };
        if (item.kind === 'person') {
          return <PersonLine key={item.key} {...line} person={item.person} isShown={item.person.employeeId === open} />;
        }
        const { code } = item.node.unit;
        return (
          <UnitLine
            key={item.key}
            {...line}
            node={item.node}
            isOpen={isOpen(code)}
            state={isOpen(code) ? stateOf(code) : null}
          />
        );
      })}
    </Box>
  );
}

interface PersonLineProps extends LineProps {
  readonly person: UnitMember;
  readonly isShown: boolean;
}

/** Somebody who holds a post in the department above. */
function PersonLine({ person, isShown, ...line }: PersonLineProps) {
  const t = useOrganisationWords();
  const language = useLanguage();
  const known = mastersByCode(useMasters().position).get(person.positionCode);
  const position = known ? masterName(known, language) : person.positionCode;
  const mark = person.isPrimary ? '' : t('additional');
  return (
    <TreeLine
      {...line}
      isSelected={isShown}
      label={[person.name, position, mark].filter((one) => one !== '').join(' ')}
    >
      <PersonPicture name={person.name} photo={person.photoURL} size={24} />
      <span lang="ja">{person.name}</span>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {[position, mark].filter((one) => one !== '').join(' · ')}
      </Typography>
    </TreeLine>
  );
}
