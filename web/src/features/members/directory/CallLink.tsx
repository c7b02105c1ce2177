import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../kit/Icon.tsx';
import { useMembersWords } from '../words.ts';

/** Calls somebody with one tap, from their card. Nothing for who has no number. */
export function CallLink({ member: { name, phone } }: { readonly member: Pick<MemberRow, 'name' | 'phone'> }) {
  const t = useMembersWords();
  if (phone === '') return null;
  return (
    <IconButton
      href={`tel:${phone}`}
      aria-label={t('call', { name, phone })}
      // Over the card, all of which is the link of its name.
      sx={{ position: 'relative', zIndex: 1, my: -1.5 }}
    >
      <Icon name="phone" />
    </IconButton>
  );
}
