/** Whom something thrown would hurt besides: on average, or by what a Companion's card says. */
import type { EntityId } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { type Cast, entityIn } from '../../words/names.ts';
import { amount } from '../../words/numbers.ts';

export const friendText = (friend: EntityId, loss: number | null, cast: Cast): string =>
  loss === null
    ? t('decision.throw.endangers', { entity: entityIn(cast, friend) })
    : t('decision.throw.hurts', { entity: entityIn(cast, friend), amount: amount(loss) });
