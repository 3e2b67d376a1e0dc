import { useIntl } from 'react-intl';
import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { GlobeIcon } from '../../design/icon/icons.tsx';

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
  'zh-TW': '繁體中文',
  zn: '简体中文',
};

export type LanguageMenuProps = { locale: Locale; onChoose?: ((locale: Locale) => void) | undefined };

const isLocale = (id: string): id is Locale => (locales as readonly string[]).includes(id);

/** The button "Language: English" and its menu of six languages. */
export const LanguageMenu = ({ locale, onChoose }: LanguageMenuProps) => {
  const intl = useIntl();
  return (
    <LazyMenu
      label={intl.formatMessage({ id: 'shell.language' }, { name: languageNames[locale] })}
      value={locale}
      items={locales.map((id) => ({ id, label: languageNames[id], lang: languageTag(id) }))}
      onChoose={onChoose ? (id) => (isLocale(id) ? onChoose(id) : undefined) : undefined}
    >
      <GlobeIcon />
    </LazyMenu>
  );
};
