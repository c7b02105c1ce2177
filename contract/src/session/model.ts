// The person at the counter: the session and the person behind it (S4-07, S7-03).
import * as z from 'zod';
import { HELD_ROLES } from '../access.ts';
import { ToolRulesShape } from '../general-tools/model.ts';
import { LANGUAGES } from '../message.ts';
import { FRAME_CHOICE_SHAPE, FRAME_SETTINGS_SHAPE } from '../preferences/frame-choice.ts';
import { Preferences } from '../preferences/model.ts';
import { Shortcuts } from '../preferences/shortcuts.ts';
import { Code, Instant } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { text } from '../values/text.ts';

const LanguageCode = z.enum(LANGUAGES);

/** The signed-in person as every screen sees them. `uid` is opaque; a password is only ever input. */
export const User = z.object({
  uid: z.string(),
  from: z.string(),
  email: z.string(),
  role: z.array(z.enum(HELD_ROLES)),
  /** True when the person has an employee record, and may so claim expenses. */
  employeeId: Code.nullable(),
  data: z.object({
    displayName: z.string(),
    photoURL: z.string().nullable(),
    email: z.string(),
    /** Both are the person's preferences `shortcuts` and `frame`, in the words of the source. */
    shortcuts: Shortcuts,
    settings: z.object({ language: LanguageCode.nullable(), ...FRAME_SETTINGS_SHAPE }),
  }),
});
export type User = z.infer<typeof User>;

/** The person's changes to their own account. Keys that are absent stay as they are, settings inside of a group too. */
export const UserChange = z.strictObject({
  user: z.strictObject({
    data: z.strictObject({
      displayName: text(100)
        .refine((name) => name.trim() !== '', { error: 'display-name-required' })
        .optional(),
      shortcuts: Shortcuts.optional(),
      settings: z.strictObject({ language: LanguageCode.nullable().optional(), ...FRAME_CHOICE_SHAPE }).optional(),
    }),
  }),
});

export const EMAIL_MAX = 254;
/** Keeps hashing bounded. */
export const PASSWORD_MAX = 1_024;
// Deliberately plain: one @, a dot in the domain, no blanks and none of the signs around an address (<…>, mailto:, lists). The
// mailbox itself is the proof.
const EMAIL = /^[^\s@<>()[\]:;,"\\]+@[^\s@<>()[\]:;,"\\.]+(?:\.[^\s@<>()[\]:;,"\\.]+)+$/;

/** The source's texts are chosen by these codes (S3-02). */
export const EmailInput = text(EMAIL_MAX)
  .transform((value) => value.normalize('NFKC').trim())
  .refine((value) => value !== '', { error: 'email-required' })
  .refine((value) => value === '' || EMAIL.test(value), { error: 'invalid-email' });

const PasswordInput = z
  .string()
  .min(1, { error: 'password-required' })
  .max(PASSWORD_MAX, { error: 'too-long' })
  .refine((value) => value.isWellFormed(), { error: 'characters' });

export const Credentials = z.strictObject({ email: EmailInput, password: PasswordInput });
export type Credentials = z.infer<typeof Credentials>;

export const SignedIn = z.object({
  user: User,
  access_token: z.string(),
  /** The sign-in before this one, so that people notice one that was not theirs (R04); null where there was none. */
  lastSignIn: z.object({ at: Instant, ip: z.string() }).nullable().default(null),
});

export type SignedIn = z.infer<typeof SignedIn>;

/** Data that a browser needs before its first screen; a guest gets it with `user: null`. */
export const Session = z.object({
  user: User.nullable(),
  company: z.string(),
  /** Name of who checks the password, for 'Logging in with {provider}' (S4-02). */
  provider: z.string(),
  /** The name of the identity provider that people may log in with as well; `null` where there is none (S3-01, S3-12). */
  identityProvider: z.string().nullable(),
  /** Whom somebody asks who has forgotten the password, as the operator writes it; `null` where nothing is set. */
  loginHelp: z.string().nullable(),
  /** True when a link for a new password goes out by mail. */
  mailsResets: z.boolean(),
  /** True when this is the sample organisation: a discreet mark on each page. */
  sample: z.boolean(),
  defaultLanguage: LanguageCode,
  /** Today in Asia/Tokyo by the server's clock. */
  today: PlainDate,
  /** The terminal's address as the server records it (S1-01). */
  address: z.string(),
  version: z.string(),
  /** The person's choices; for a guest the initial values, as theirs live in the browser. */
  preferences: Preferences,
  /** To whom each general tool is open. */
  tools: ToolRulesShape,
  limits: z.object({ claimLines: z.number().int(), claimLineYen: z.number().int(), claimTotalYen: z.number().int() }),
});
export type Session = z.infer<typeof Session>;
