import { Type, type Static } from '@sinclair/typebox';
import { CSV_SEPARATOR_NAMES, type CsvSeparator } from '@vaglio/startups-domain';
import { LANGUAGES } from '@vaglio/language';
import { nameText } from '../../platform/http/validation/name-text';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';
import { MAX_PART_OF_NAME_LENGTH } from '../../platform/http/validation/text-limits';

const nullableText = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

const csvSeparator = (description: string) =>
  Type.Unsafe<CsvSeparator | null>({
    type: ['string', 'null'],
    enum: [...CSV_SEPARATOR_NAMES, null],
    description,
  });
const nullableLanguage = () =>
  Type.Union([oneOf(LANGUAGES), Type.Null()], {
    description: 'Language of the interface and of mails; null: automatic',
  });

const Account = closed(
  {
    userId: Type.String(),
    username: Type.String(),
    name: Type.String({ description: 'As the person is shown: first and last name where they are given' }),
    first_name: nullableText('Null until the person or an administrator gives it'),
    last_name: nullableText('Null until the person or an administrator gives it'),
    time_zone: nullableText("Of the IANA list; null: the browser's"),
    csv_separator: csvSeparator('Of CSV exports that name none; null: comma'),
    language: nullableLanguage(),
    email: Type.String(),
    role: oneOf(['user', 'super', 'admin']),
    accountStatus: Type.String(),
    scopes: Type.Array(Type.String()),
    has_password: Type.Optional(Type.Boolean({ description: 'True if a password opens the account' })),
    provider_linked: Type.Optional(
      Type.Boolean({ description: 'True if the account belongs to somebody at the OpenID Connect provider' }),
    ),
    api_tokens: Type.Optional(Type.Integer({ description: 'Own API tokens that are valid' })),
  },
  { $id: 'Account' },
);
export type AccountBody = Static<typeof Account>;

const partOfName = Type.Optional(nameText({ maxLength: MAX_PART_OF_NAME_LENGTH }));

const Profile = closed(
  {
    first_name: partOfName,
    last_name: partOfName,
    time_zone: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        minLength: 1,
        maxLength: 64,
        description: "Of the IANA list, as Europe/Zurich; null: the browser's",
      }),
    ),
    csv_separator: Type.Optional(csvSeparator('Of CSV exports that name none; null: comma')),
    language: Type.Optional(nullableLanguage()),
  },
  { $id: 'Profile' },
);
export type ProfileInput = Static<typeof Profile>;

const tags = ['account'];

export const readUserSchema = {
  operationId: 'readUser',
  tags,
  summary: 'The signed-in person',
  response: { 200: ref(Account) },
};

export const separateOwnIdentitySchema = {
  operationId: 'separateOwnIdentity',
  tags,
  refuses: [409],
  summary: 'Separate the own account from the person at the OpenID Connect provider, where a password exists',
  response: { 204: Type.Null() },
};

export const updateProfileSchema = {
  operationId: 'updateProfile',
  tags,
  refuses: [409],
  summary:
    'Change the own names, time zone, language and separator of CSV exports; an empty name is taken away',
  body: ref(Profile),
  response: { 200: ref(Account) },
};
