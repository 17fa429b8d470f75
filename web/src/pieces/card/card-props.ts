import { cardById } from '../../catalogue/catalogue';
import { cardLabel, stripLabel } from '../../i18n/labels';
import { joined, t } from '../../i18n/locale.svelte';
import type { CardForesight, CardId, CardStrongholds, Color } from '../../protocol/types';
import type { SlotMark } from '../../table/market/marks';

/** What a card shows, whatever its size. */
export interface CardProps {
  card: CardId;
  size?: 'full' | 'small' | 'mini';
  /** The colour that a bought joker took. */
  as?: Color | null;
  help?: CardForesight | undefined;
  mark?: SlotMark | undefined;
  /** Said first by a screen reader, such as the market place. */
  place?: string;
  /** Said last. */
  note?: string;
  /** What stands on it, and whose that is. */
  strongholds?: (CardStrongholds & { name: string }) | null;
  /** It can be pointed at for what is asked. */
  aimed?: boolean;
  chosen?: boolean;
  /** In reach after the tokens now chosen. */
  ahead?: boolean;
  onchoose?: (() => void) | undefined;
}

/** What a screen reader says of a card where it lies. */
export function cardWords({
  card,
  help,
  mark,
  place = '',
  note = '',
  strongholds,
  aimed,
  ahead = false,
}: CardProps): string {
  const face = cardById(card);
  const words = [
    place,
    mark?.isNew ? t('card-new') : '',
    cardLabel(face),
    help ? stripLabel(face, help) : '',
    strongholds ? t('card-strongholds', { name: strongholds.name, count: strongholds.count }) : '',
    ahead ? t('card-in-reach') : '',
    aimed ? t('card-aimed') : '',
    note,
  ];
  return joined(words.filter(Boolean));
}
