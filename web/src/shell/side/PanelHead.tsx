import IconButton from '@mui/material/IconButton';
import { Icon } from '../../kit/Icon.tsx';
import { useFrameChanges } from '../settings/use-frame-changes.ts';
import { useSideWords } from './words.ts';

interface Props {
  readonly side: 'left' | 'right';
  readonly title: string;
}

/** The name of a panel, and the button that hides it; the settings of the screen show it again. */
export function PanelHead({ side, title }: Props) {
  const t = useSideWords();
  const { choose } = useFrameChanges();
  const hidden = { display: false };
  const hide = () =>
    choose({
      layout: { config: side === 'left' ? { leftSidePanel: hidden } : { rightSidePanel: hidden } },
    });
  return (
    <div className="head">
      <h2>{title}</h2>
      <IconButton aria-label={t(`hide.${side}`)} title={t(`hide.${side}`)} onClick={hide}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}
