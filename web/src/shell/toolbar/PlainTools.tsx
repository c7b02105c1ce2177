import { LanguageMenu } from './language/LanguageMenu.tsx';
import { SampleMark } from './SampleMark.tsx';

/** Above the sign-in page, which has no toolbar: the language, and the mark of the sample organisation. */
export function PlainTools() {
  return (
    <>
      <SampleMark />
      <LanguageMenu />
    </>
  );
}
