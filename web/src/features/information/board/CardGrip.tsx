import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { CONTROL, height } from '../../../kit/theme/tokens.ts';
import { useInformationWords } from '../words.ts';

const Grip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: height(CONTROL.standard),
  height: height(CONTROL.standard),
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  '@media (pointer: coarse)': { display: 'none' },
}));

/** Where the mouse takes hold of a card; the card's menu is the way by keys and by touch. */
export function CardGrip({ ref, card }: { readonly ref: Ref<HTMLSpanElement>; readonly card: string }) {
  const t = useInformationWords();
  return (
    <Grip ref={ref} title={t('grip', { card })} aria-hidden>
      <Icon name="grip" />
    </Grip>
  );
}
