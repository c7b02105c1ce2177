import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { type LineProps, TreeLine } from './TreeLine.tsx';
import type { UnitNode } from './tree-model.ts';
import { useOrganisationWords } from './words.ts';

interface Props extends LineProps {
  readonly node: UnitNode;
  readonly isOpen: boolean;
  /** How far its people have come; `null` while it is closed. */
  readonly state: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly rest: number } | null;
}

/** Below the name, not below its arrow, where the line is too narrow for both. */
const FACTS = { color: 'text.secondary', ml: { xs: 3, sm: 0 } } as const;

/** A name and what is told by it stay on one line. */
const Whole = styled('span')({ display: 'inline-block' });

/** A department: its name, who leads it, and how many people it has. */
export function UnitLine({ node, isOpen, state, ...line }: Props) {
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
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary', width: '100%', pl: 3 }}>
          {note}
        </Typography>
      )}
    </TreeLine>
  );
}
