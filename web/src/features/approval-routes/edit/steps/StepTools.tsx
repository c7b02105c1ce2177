import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../../../kit/Icon.tsx';
import { useApprovalRouteWords } from '../../words.ts';

interface Props {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a step up or down, or takes it out; the last one that is left stays. */
export function StepTools({ index, count, onMove, onRemove }: Props) {
  const t = useApprovalRouteWords();
  const n = index + 1;
  const tools = [
    { key: 'up', icon: 'arrowUp', isOff: index === 0, run: () => onMove(index - 1) },
    { key: 'down', icon: 'arrowDown', isOff: n === count, run: () => onMove(index + 1) },
    { key: 'remove', icon: 'trash', isOff: count === 1, run: onRemove },
  ] as const;
  return tools.map(({ key, icon, isOff, run }) => (
    <Tooltip key={key} title={t(`step.${key}`, { n })}>
      <IconButton
        size="small"
        aria-label={t(`step.${key}`, { n })}
        aria-disabled={isOff}
        onClick={isOff ? undefined : run}
        sx={isOff ? { opacity: 0.4 } : {}}
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  ));
}
