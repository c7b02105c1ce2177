import Typography from '@mui/material/Typography';

interface Props {
  readonly name: string;
  readonly kana?: string;
}

/** 山田 太郎 with the kana small below; a name never breaks inside. */
export function PersonName({ name, kana }: Props) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span lang="ja">{name}</span>
      {kana ? (
        <Typography component="span" variant="caption" lang="ja" sx={{ display: 'block', color: 'text.secondary' }}>
          {kana}
        </Typography>
      ) : null}
    </span>
  );
}
