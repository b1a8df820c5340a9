/** Writes docs/positions.schema.json: `node packages/cli/src/positionsSchema.ts`. A test fails when it is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionJsonSchema } from '@zonecrawl/engine/position';

export const schemaPath: string = join(import.meta.dirname, '../../../docs/positions.schema.json');

export const schemaText = (): string => `${JSON.stringify(positionJsonSchema(), null, 2)}\n`;

if (import.meta.main) writeFileSync(schemaPath, schemaText());
