/** So many coupons. */
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';

export function Price({ coupons }: { readonly coupons: number }) {
  return (
    <span class="camp-price read">
      <Icon name="coupons" />
      {t('camp.coupons', { coupons })}
    </span>
  );
}
