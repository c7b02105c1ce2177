import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../kit/Icon.tsx';

interface Props {
  readonly name: string;
  readonly onClick: () => void;
}

/** Takes a notification, or a fold of them, off the list. */
export function DismissButton({ name, onClick }: Props) {
  return (
    <IconButton aria-label={name} onClick={onClick} sx={{ flex: 'none', mt: 0.5, color: 'text.secondary' }}>
      <Icon name="close" size={16} />
    </IconButton>
  );
}
