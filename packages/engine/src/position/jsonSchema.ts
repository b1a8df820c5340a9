/** The position format as a JSON Schema, for editors and for people who write positions by other means. */
import { z } from 'zod';
import { positionSchema } from './schema.ts';

export const positionJsonSchema = (): object => ({
  ...z.toJSONSchema(positionSchema, { io: 'input' }),
  title: 'A position of Zonecrawl',
  description:
    'Explained in docs/positions.md. Made from the schema the program itself reads positions with.',
});
