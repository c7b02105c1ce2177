import Typography from '@mui/material/Typography';

/** The second line of a date: the same in the Japanese era, as papers write it. */
export function EraLine({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Typography
      id={id}
      lang="ja"
      variant="caption"
      component="p"
      sx={{ color: 'text.secondary', mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Typography>
  );
}
