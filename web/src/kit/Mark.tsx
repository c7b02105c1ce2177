import { useTheme } from '@mui/material/styles';

/** A clerk behind a counter window: 窓 the frame, 口 the opening. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  const { mark } = useTheme().vars.palette;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="4.25" y="3.25" width="23.5" height="21.5" rx="5" fill="none" stroke={mark.frame} strokeWidth="2.5" />
      <circle cx="16" cy="10.5" r="3" fill={mark.frame} />
      <path d="M9.5 23.5v-1.5a6.5 6.5 0 0 1 13 0v1.5z" fill={mark.frame} />
      <rect x="1.5" y="23.5" width="29" height="5" rx="2.5" fill={mark.counter} />
    </svg>
  );
}
