/** Small parts of the schemas. Limits keep a stranger's file from growing without bound. */
import { z } from 'zod';
import { name as anyName } from '../../base/names.ts';
import { errorText } from '../../base/problems.ts';
import { COLOURS } from '../../model/enemies.ts';

export const name = anyName.refine((text) => text.length > 0, errorText('shape.emptyName'));
export const names = z.array(name).max(100);
export const count = z.int().min(0).max(100);
export const coordinate = z.int().min(0).max(255);
export const yes = z.literal(true);
export const direction = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], {
  error: errorText('shape.direction'),
});
export const face = z.enum(['a', 'b']);
export const petals = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const team = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const colour = z.enum(COLOURS);
export const magazine = z.enum(['pistol', 'rifle', 'shotgun']);
export const level = z.enum(['low', 'high']);
export const cost = z.enum(['standard', 'free']);
export const lying = z.strictObject({ x: coordinate, y: coordinate, turn: direction });
export const placement = z.strictObject({ id: name, x: coordinate, y: coordinate, turn: direction });

/** A card by its id, or one of several at random. */
export const cardOrOneOf = z.union([name, z.strictObject({ oneOf: names.min(1) })], {
  error: errorText('shape.cardOrOneOf'),
});

/** A union told apart by one word, whose error lists the words there are. */
export function worded<
  K extends string,
  const Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(key: K, options: Options): z.ZodDiscriminatedUnion<Options, K> {
  const words = options.flatMap((option) => [...(option._zod.propValues?.[key] ?? [])]).map(String);
  return z.discriminatedUnion(key, options, { error: errorText('shape.word', { field: key, words }) });
}
