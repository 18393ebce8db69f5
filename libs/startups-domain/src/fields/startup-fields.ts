/** Kind of a field, which determines how its values are parsed, validated, stored, shown and edited. */
export type FieldKind =
  | 'name'
  | 'text'
  | 'long'
  | 'address'
  | 'email'
  | 'canton'
  | 'sector'
  | 'year'
  | 'count'
  | 'money'
  | 'currency'
  | 'date';

/**
 * Description of a startup field. All other field lists are derived from these descriptions or checked against them.
 */
export interface FieldDescription {
  readonly kind: FieldKind;
  /** Label in forms, import previews and exports. */
  readonly label: string;
  /** Label that is shown next to a value with its unit. The default is `label`. */
  readonly factLabel?: string;
  /** Maximum number of characters. The default depends on the kind. */
  readonly maxLength?: number;
  /** Range of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Position among the facts that users can correct or choose in a merge; undefined if the field is not a fact. */
  readonly factOrder?: number;
  /** True if the fact is always shown. Otherwise, it is shown on request. */
  readonly isMainFact?: boolean;
  /** True if the comparison of startups has a row for the field. */
  readonly isCompared?: boolean;
  /**
   * True if a different value in a later import becomes a suggestion. This is not useful for descriptions and notes.
   */
  readonly isSuggested?: boolean;
  /** Name of the extracted value that fills this field. Lists and amounts have their own extraction formats. */
  readonly extractedAs?: string;
  /**
   * True if a quote must prove that the value belongs to the company. Otherwise, any quote from the article is
   * sufficient.
   */
  readonly needsProof?: boolean;
  /** True if the golden set contains the value, so that evaluations compare it. */
  readonly isScored?: boolean;
  /** Filter, column and sort order in the ranked list; undefined if the field has none of these. */
  readonly listed?: ListedDescription;
}

/**
 * Representation of a whole number, year, amount or day in the ranked list, with a range filter, a column and a sort
 * order.
 */
export interface ListedDescription {
  /** Name of the filter and the column. The filter `founded` has the parameters `founded_from` and `founded_to`. */
  readonly name: string;
  /** Label of the filter. Printed lists convert its first letter to lower case. */
  readonly filterLabel: string;
  /** Label of an active filter. The default is `filterLabel`. */
  readonly chipLabel?: string;
  /** Descriptions of the bounds in the API document. */
  readonly boundHelp: readonly [from: string, to: string];
  readonly columnLabel: string;
  /** True if the table shows the column by default. */
  readonly isUsualColumn?: boolean;
  /** Position among the sort orders of the list; undefined if the list cannot be sorted by the field. */
  readonly sortOrder?: number;
}

/**
 * Fields that an import or an article can fill, in the order of import and export columns.
 * Source: spec section 3.
 */
export const STARTUP_FIELDS = {
  company_name: {
    kind: 'name',
    label: 'Company name',
    factLabel: 'Name',
    factOrder: 1,
    isMainFact: true,
    isSuggested: true,
  },
  first_name: { kind: 'text', label: 'First name', maxLength: 200 },
  last_name: { kind: 'text', label: 'Last name', maxLength: 200 },
  social_reason: {
    kind: 'name',
    label: 'Social reason',
    factLabel: 'Legal name',
    factOrder: 2,
    isMainFact: true,
    isSuggested: true,
  },
  founding_year: {
    kind: 'year',
    label: 'Founding year',
    factLabel: 'Founded',
    minimum: 1800,
    maximum: 2100,
    factOrder: 6,
    isMainFact: true,
    isCompared: true,
    isSuggested: true,
    extractedAs: 'founding_year',
    needsProof: true,
    isScored: true,
    listed: {
      name: 'founded',
      filterLabel: 'Founded',
      boundHelp: ['Founded in this year or later', 'Founded in this year or earlier'],
      columnLabel: 'Founded',
      isUsualColumn: true,
      sortOrder: 2,
    },
  },
  sector: {
    kind: 'sector',
    label: 'Sector',
    factOrder: 5,
    isMainFact: true,
    isCompared: true,
    isSuggested: true,
    extractedAs: 'sector',
    isScored: true,
  },
  country: {
    kind: 'text',
    label: 'Country',
    maxLength: 200,
    factOrder: 7,
    isCompared: true,
    isSuggested: true,
    extractedAs: 'country',
  },
  canton: {
    kind: 'canton',
    label: 'Canton',
    factOrder: 4,
    isMainFact: true,
    isCompared: true,
    isSuggested: true,
    extractedAs: 'canton',
    needsProof: true,
    isScored: true,
  },
  raised_money: {
    kind: 'money',
    label: 'Raised money (CHF)',
    factLabel: 'Raised money',
    minimum: 0,
    maximum: 1e15,
    factOrder: 11,
    isSuggested: true,
    listed: {
      name: 'raised',
      filterLabel: 'Money raised',
      chipLabel: 'Money',
      boundHelp: [
        'The least money raised, in CHF; sums in other currencies are left out',
        'The most money raised, in CHF; sums in other currencies are left out',
      ],
      columnLabel: 'Raised',
      isUsualColumn: true,
    },
  },
  raised_currency: { kind: 'currency', label: 'Raised currency' },
  main_article_info: { kind: 'long', label: 'Article in short', factOrder: 16 },
  article_date: {
    kind: 'date',
    label: 'Article date',
    factOrder: 17,
    listed: {
      name: 'article',
      filterLabel: 'Latest article',
      boundHelp: [
        'The latest article is of this day or later: YYYY-MM-DD',
        'The latest article is of this day or earlier: YYYY-MM-DD',
      ],
      columnLabel: 'Last article',
      sortOrder: 1,
    },
  },
  website: {
    kind: 'address',
    label: 'Website',
    factOrder: 3,
    isMainFact: true,
    isSuggested: true,
    extractedAs: 'website',
    isScored: true,
  },
  url: { kind: 'address', label: 'Link', factOrder: 10 },
  email: { kind: 'email', label: 'Email', factOrder: 8, isSuggested: true, extractedAs: 'email' },
  number: { kind: 'text', label: 'Phone', maxLength: 80, factOrder: 9, isSuggested: true },
  investors: { kind: 'text', label: 'Investors', factOrder: 12 },
  partnership: { kind: 'text', label: 'Partnership', factOrder: 13 },
  company_description: {
    kind: 'long',
    label: 'Company description',
    factLabel: 'Description',
    factOrder: 18,
    extractedAs: 'company_description',
  },
  advisors: { kind: 'text', label: 'Advisors', factOrder: 14 },
  other_award: { kind: 'text', label: 'Other award', factOrder: 15 },
  pros_text: { kind: 'long', label: 'Pros', factOrder: 19, extractedAs: 'pros' },
  cons_text: { kind: 'long', label: 'Risks', factOrder: 20, extractedAs: 'cons' },
} as const satisfies Readonly<Record<string, FieldDescription>>;

type Fields = typeof STARTUP_FIELDS;
export type StartupField = keyof Fields;

/** Names of the fields of a given kind. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Field in StartupField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[StartupField];

/** Names of the fields that users can correct one by one. */
export type FactField = {
  [Field in StartupField]: Fields[Field] extends { readonly factOrder: number } ? Field : never;
}[StartupField];

/** Names of the fields with a row in the comparison of startups. */
export type ComparedField = {
  [Field in StartupField]: Fields[Field] extends { readonly isCompared: true } ? Field : never;
}[StartupField];

/** Names of the fields for which a different value in a later import becomes a suggestion. */
export type SuggestedField = {
  [Field in StartupField]: Fields[Field] extends { readonly isSuggested: true } ? Field : never;
}[StartupField];

/** Names of the values that the extraction returns. */
export type ExtractedName = {
  [Field in StartupField]: Fields[Field] extends { readonly extractedAs: infer Name extends string }
    ? Name
    : never;
}[StartupField];

/** Names of the extracted values that a quote about the company must prove. */
export type ProvedName = {
  [Field in StartupField]: Fields[Field] extends {
    readonly needsProof: true;
    readonly extractedAs: infer Name extends string;
  }
    ? Name
    : never;
}[StartupField];

/** Field that an extracted value fills. */
export type FieldOfExtracted<Name extends ExtractedName> = {
  [Field in StartupField]: Fields[Field] extends { readonly extractedAs: Name } ? Field : never;
}[StartupField];

/** Names of the extracted values that the golden set contains. */
export type ScoredName = {
  [Field in StartupField]: Fields[Field] extends {
    readonly isScored: true;
    readonly extractedAs: infer Name extends string;
  }
    ? Name
    : never;
}[StartupField];

/** Names of the fields that have a filter and a column in the ranked list. */
export type ListedField = {
  [Field in StartupField]: Fields[Field] extends { readonly listed: ListedDescription } ? Field : never;
}[StartupField];

/** Names of the fields that the ranked list can be sorted by. */
export type SortField = {
  [Field in ListedField]: Fields[Field]['listed'] extends { readonly sortOrder: number } ? Field : never;
}[ListedField];

/** Names of the range filters, which are also the names of their columns. */
export type RangeFilter = Fields[ListedField]['listed']['name'];

/** Query parameters for the bounds of a filter. */
export type Bound<Filter extends RangeFilter = RangeFilter> = `${Filter}_from` | `${Filter}_to`;

type FieldOfFilter<Filter extends RangeFilter> = {
  [Field in ListedField]: Fields[Field]['listed']['name'] extends Filter ? Field : never;
}[ListedField];

/** Values of the bounds in a query. Days have the format YYYY-MM-DD, all other bounds are numbers. */
export type BoundValues = {
  [Filter in RangeFilter as Bound<Filter>]: FieldValue<FieldOfFilter<Filter>>;
};

export type NumberKind = 'year' | 'count' | 'money';
/** Stored value of a field. */
export type FieldValue<Field extends StartupField> = Fields[Field]['kind'] extends NumberKind
  ? number
  : string;
