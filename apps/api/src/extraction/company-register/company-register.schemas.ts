import { Type } from '@sinclair/typebox';
import { CANTON_CODES } from '@vaglio/startups-domain';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { closed, nullableString, ref } from '../../platform/http/validation/schema-parts';
import { MAX_REGISTER_NAME, MAX_REGISTER_PURPOSE } from './company-register';

const RegisterEntrySchema = closed(
  {
    legal_name: Type.String({ maxLength: MAX_REGISTER_NAME }),
    uid: Type.String({ description: 'Swiss enterprise number, CHE-123.456.789' }),
    seat: Type.String({ maxLength: MAX_REGISTER_NAME, description: 'The municipality' }),
    canton: Type.Unsafe<(typeof CANTON_CODES)[number] | null>({
      type: ['string', 'null'],
      enum: [...CANTON_CODES, null],
    }),
    purpose: nullableString(MAX_REGISTER_PURPOSE),
    is_active: Type.Boolean({ description: 'Neither cancelled nor being dissolved' }),
  },
  { $id: 'RegisterEntry' },
);

const RegisterAnswer = closed(
  {
    register: Type.Unsafe<string | null>({
      ...nullableString(MAX_REGISTER_NAME),
      description: 'As people read it; null where none is configured',
    }),
    items: Type.Array(ref(RegisterEntrySchema)),
  },
  { $id: 'RegisterAnswer' },
);

export const readRegisterSchema = {
  operationId: 'readCompanyRegister',
  tags: ['startups'],
  summary: 'The companies of a commercial register that have a name, whatever their legal form',
  querystring: closed({ name: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }) }),
  response: { 200: ref(RegisterAnswer) },
};
