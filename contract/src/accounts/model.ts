// An account: who may log in, as what, and how it came about (B2-03). The person's employee record is another noun.
import * as z from 'zod';
import { HELD_ROLES, ROLES } from '../access.ts';
import { NewPassword } from '../passwords/model.ts';
import { PASSWORD_MINIMUM } from '../passwords/rules.ts';
import { EmailInput, PASSWORD_MAX } from '../session/model.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { kanaReading } from '../values/kana-reading.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredLines, text, textLines } from '../values/text.ts';
import { readTypedText } from '../values/typed-text.ts';
import { registrationFaults } from './registration-faults.ts';

/** `locked`: guessing has shut it for a while; it opens again by itself, or when it is unlocked. */
export const ACCOUNT_STATES = ['invited', 'active', 'locked', 'suspended'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The purpose of a link by mail: to choose the first password, or another one. */
export const LINK_KINDS = ['invitation', 'reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** How long a link is good: for its first use only. */
export const LINK_HOURS: Readonly<Record<LinkKind, number>> = { invitation: 72, reset: 0.25 };

/** The employee record's fate when an account is registered. */
export const EMPLOYMENTS = ['none', 'existing', 'new'] as const;

/** Longest texts in UTF-16 units, and how many accounts one file may hold. */
export const ACCOUNT_LIMITS = { name: 100, reason: 200, importRows: 5_000, importText: 900_000 } as const;

const DisplayName = text(ACCOUNT_LIMITS.name)
  .transform(readTypedText)
  .refine((name) => name !== '', { error: 'display-name-required' });

/** As it is typed; empty where the person is invited. */
const TypedPassword = z
  .string()
  .max(PASSWORD_MAX, { error: 'too-long' })
  .refine((value) => value.isWellFormed(), { error: 'characters' });

/** A code, or none: an empty field is none. */
const CodeOrNone = z
  .string()
  .nullable()
  .default(null)
  .transform((said) => (said === '' ? null : said))
  .pipe(Code.nullable());

/** The person who gets an account, before the rules over several fields are asked. A row of an import has the same. */
export const NamedPerson = z.object({
  displayName: DisplayName,
  /** The reading of the name; may stay empty where no employee record is made. */
  kana: kanaReading(ACCOUNT_LIMITS.name).default(''),
  email: EmailInput,
  employment: z.enum(EMPLOYMENTS).default('none'),
  /** Of `existing` the employee; of `new` the number, the next free one where absent. */
  employeeNumber: CodeOrNone,
  /** Of `new`. */
  department: CodeOrNone,
  position: CodeOrNone,
});
export type NamedPerson = z.infer<typeof NamedPerson>;

/** Registers an account: with a password that is handed over (S3-04), or with an invitation by mail. */
export const RegisteredAccount = z
  .strictObject({
    ...NamedPerson.shape,
    /** Staff unless another one is chosen (S3-11). */
    role: z.enum(HELD_ROLES).default('staff'),
    /** The last day on which the account logs in, in Tokyo; `null`: until it is stopped. An auditor's always ends by itself. */
    endsOn: PlainDate.nullable().default(null),
    invites: z.boolean().default(false),
    password: TypedPassword.default(''),
    /** Typed twice by people; a program may leave it out. */
    passwordConfirm: TypedPassword.nullable().default(null),
  })
  .check(({ value, issues }) => {
    for (const { field, code } of registrationFaults(value)) {
      const params = { min: PASSWORD_MINIMUM };
      issues.push({ code: 'custom', message: code, path: [field], input: value[field], params });
    }
  });
export type RegisteredAccount = z.infer<typeof RegisteredAccount>;

const reason = requiredLines(ACCOUNT_LIMITS.reason);

/** An act on an account: over the version that was seen, and why. */
export const AccountAction = z.strictObject({ id: Id, version: Version, reason });

/** Without a mail server: why the link of the account is shown. The first of an invited person needs no reason. */
export const LinkRequest = z.strictObject({ id: Id, reason: textLines(ACCOUNT_LIMITS.reason).default('') });

/** Every account has one role; it includes those below it (S5-02). */
/** Another last day of an account, or none. */
export const EndChange = z.strictObject({ id: Id, version: Version, endsOn: PlainDate.nullable(), reason });

export const RoleChange = z.strictObject({ id: Id, version: Version, newRole: z.enum(ROLES), reason });

/** The secret of a link: 32 random bytes as text. It travels in bodies only. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' });

/** The person of a link chooses a password. */
export const LinkPassword = z
  .strictObject({ token: LinkToken, password: NewPassword, passwordConfirm: TypedPassword })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    error: 'passwords-match',
    path: ['passwordConfirm'],
  });

/** Whose link it is, as its screen greets them. */
export const LinkOwner = z.object({
  kind: z.enum(LINK_KINDS),
  displayName: z.string(),
  email: z.string(),
  expiresAt: Instant,
  /** Characters that the password has at least. */
  minimum: z.number().int(),
});
export type LinkOwner = z.infer<typeof LinkOwner>;

/** The link itself, for whoever hands it over. */
export const HandedOverLink = z.object({ kind: z.enum(LINK_KINDS), url: z.string(), expiresAt: Instant });
export type HandedOverLink = z.infer<typeof HandedOverLink>;

/** One of the account list. */
export const AccountRow = z.object({
  id: Id,
  version: Version,
  displayName: z.string(),
  kana: z.string(),
  email: z.string(),
  /** `null`: an account without an employee record. */
  employeeNumber: Code.nullable(),
  /** The highest one. */
  role: z.enum(HELD_ROLES),
  state: z.enum(ACCOUNT_STATES),
  /** Its last day; `null`: it ends by nothing but a person. */
  endsOn: PlainDate.nullable(),
  lastSignedInAt: Instant.nullable(),
  lastSignedInIp: z.string().nullable(),
  /** Failed attempts to log in that still count. */
  failures: z.number().int(),
  createdAt: Instant,
});
export type AccountRow = z.infer<typeof AccountRow>;

/** `by-hand`: without a mail server, or where its link was shown to be handed over. */
export const DELIVERIES = ['queued', 'sent', 'failed', 'by-hand'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** The link of an account that nobody has used yet, and whether it has reached its person. */
const SentLink = z.object({
  kind: z.enum(LINK_KINDS),
  createdAt: Instant,
  expiresAt: Instant,
  isOver: z.boolean(),
  delivery: z.enum(DELIVERIES),
  /** The mail server's last answer. */
  answer: z.string(),
});

/** An account, opened. */
export const Account = AccountRow.extend({
  sessions: z.number().int(),
  /** The address by which the identity provider's login was found; `null` where nobody has logged in there yet. */
  providerEmail: z.string().nullable(),
  link: SentLink.nullable(),
  /** True when links go out by mail; without, a system person hands them over. */
  sendsMail: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** The answer of every write; the newer state is read by `accounts.show`. */
export const AccountHeader = z.object({ id: Id, state: z.enum(ACCOUNT_STATES), version: Version });
export type AccountHeader = z.infer<typeof AccountHeader>;

/** The addition to a registration's answer: if an invitation goes out by mail. */
export const RegisteredHeader = AccountHeader.extend({ isMailed: z.boolean() });
export type RegisteredHeader = z.infer<typeof RegisteredHeader>;
