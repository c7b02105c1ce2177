import { Icon } from '../../../../kit/Icon.tsx';

interface Props {
  readonly id: string;
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
}

/** The mark of a finding in its cell: a shape of its own for each kind, named with the whole sentence. */
export function FindingMark({ id, severity, sentence }: Props) {
  return (
    <span id={id} className="finding-mark">
      <Icon name={severity === 'error' ? 'error' : 'warning'} size={16} label={sentence} />
    </span>
  );
}
