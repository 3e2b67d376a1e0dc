import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#src/design/control/Button.tsx';
import { Checkbox } from '#src/design/control/Checkbox.tsx';
import { Field } from '#src/design/control/Field.tsx';
import { Form } from '#src/design/control/Form.tsx';
import { RadioCards } from '#src/design/control/RadioCards.tsx';
import { Select } from '#src/design/control/Select.tsx';
import { Stepper } from '#src/design/control/Stepper.tsx';
import { documentStyles } from '#src/design/stitches.config.ts';
import { Tabs } from '#src/design/control/Tabs.tsx';
import { TextArea } from '#src/design/control/TextArea.tsx';

afterEach(cleanup);
const noop = () => undefined;

describe('A button', () => {
  it('that may not be pressed stays in the way of the keyboard and says why', () => {
    render(<Button reason="Opens on 3 December">Add to cart</Button>);
    const button = screen.getByRole('button', { name: 'Add to cart', description: 'Opens on 3 December' });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps the focus when it may be pressed again', () => {
    const { rerender } = render(<Button reason="Not yet">Pay</Button>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(
      <Button reason="Not yet" onPress={noop}>
        Pay
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText('Not yet')).toBeNull();
  });

  it('that is disabled looks so whichever kind the page has shown first, and under the pointer', () => {
    render(
      <>
        <Button kind="primary" reason="Not yet">
          Pay
        </Button>
        <Button kind="quiet" reason="None chosen">
          Remove
        </Button>
      </>,
    );
    const { classList } = screen.getByRole('button', { name: 'Remove' });
    const colours = [...documentStyles().matchAll(/([^{}]+)\{[^{}]*background-color:\s*([^;}]+)/g)]
      .flatMap(([, selectors = '', colour = '']) =>
        selectors.split(',').map((selector) => ({ selector, colour, weight: selector.match(/[.:]/g)?.length ?? 0 })),
      )
      .filter(({ selector }) => [...classList].some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector)))
      .toSorted((one, other) => other.weight - one.weight);
    expect(colours.map(({ colour }) => colour)).toContain('var(--colors-paperRaised)');
    expect(colours[0]?.colour).toBe('var(--colors-paperSunk)');
    expect(colours[0]?.weight).toBeGreaterThan(colours[1]?.weight ?? Infinity);
  });

  it('on its way is not pressed twice', () => {
    const press = vi.fn();
    render(
      <Button busy onPress={press}>
        Pay
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Pay', busy: true }));
    expect(press).not.toHaveBeenCalled();
  });

  it('of a form sends the form once, and nothing while it may not', () => {
    const send = vi.fn();
    const form = (onPress?: () => void) => (
      <Form label="Login" onSubmit={onPress}>
        <Button submit onPress={onPress}>
          Login
        </Button>
      </Form>
    );
    const { rerender } = render(form());
    fireEvent.click(screen.getByRole('button'));
    rerender(form(send));
    fireEvent.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('A field', () => {
  it('says what is wrong with it', () => {
    render(<Field label="E-mail" value="x" onChange={noop} error="Please enter valid email" hint="We send a code" />);
    const field = screen.getByRole('textbox', { name: 'E-mail', description: 'Please enter valid email' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('We send a code')).toBeNull();
  });

  it('tells what was typed, and is off without anybody to tell', () => {
    const change = vi.fn();
    const { rerender } = render(<Field label="E-mail" value="" onChange={change} hint="We send a code" />);
    fireEvent.change(screen.getByRole('textbox', { description: 'We send a code' }), { target: { value: 'a@b.lk' } });
    expect(change).toHaveBeenCalledWith('a@b.lk');
    rerender(<Field label="E-mail" value="" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  });

  it('of choices starts empty and tells the chosen value', () => {
    const change = vi.fn();
    render(<Select label="Province" value="" onChange={change} options={[{ value: '7', label: 'Western' }]} />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Province' });
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: '7' } });
    expect(change).toHaveBeenCalledWith('7');
  });
});

describe('A field of several lines', () => {
  const asked = (pointer: 'coarse' | 'fine', keys: KeyboardEventInit): { isSent: boolean; isTyped: boolean } => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === `(pointer: ${pointer})` }));
    const onEnter = vi.fn();
    render(<TextArea label="Message" value="Hello" onChange={noop} onEnter={onEnter} />);
    const isTyped = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...keys });
    vi.unstubAllGlobals();
    cleanup();
    return { isSent: onEnter.mock.calls.length > 0, isTyped };
  };

  it('sends by Enter at a keyboard; a line ends by Shift and Enter, and by Enter on a screen', () => {
    expect(asked('fine', {})).toEqual({ isSent: true, isTyped: false });
    expect(asked('fine', { shiftKey: true })).toEqual({ isSent: false, isTyped: true });
    expect(asked('coarse', {})).toEqual({ isSent: false, isTyped: true });
  });

  it('sends nothing while a word is composed', () => {
    expect(asked('fine', { isComposing: true })).toEqual({ isSent: false, isTyped: true });
  });
});

describe('A stepper', () => {
  const Counted = ({ max = 12 }: { max?: number }) => {
    const [value, setValue] = useState(5);
    return <Stepper label="Quantity" value={value} max={max} onChange={setValue} lessLabel="One less" moreLabel="One more" />;
  };
  const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

  it.each([
    ['ArrowUp', '6'],
    ['ArrowDown', '4'],
    ['PageUp', '12'],
    ['PageDown', '1'],
    ['Home', '1'],
    ['End', '12'],
  ])('goes with %s to %s', (key, wanted) => {
    render(<Counted />);
    fireEvent.keyDown(box(), { key });
    expect(box().value).toBe(wanted);
    expect(box().getAttribute('aria-valuenow')).toBe(wanted);
  });

  it('takes typed digits when it is left, keeps them in its limits, and forgets anything else', () => {
    render(<Counted />);
    fireEvent.change(box(), { target: { value: '40' } });
    fireEvent.blur(box());
    expect(box().value).toBe('12');
    fireEvent.change(box(), { target: { value: 'x' } });
    fireEvent.blur(box());
    expect(box().value).toBe('12');
  });

  it('stops its button at the limit', () => {
    render(<Counted max={6} />);
    const more = screen.getByRole('button', { name: 'One more' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(box().value).toBe('6');
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Choices', () => {
  it('are a group of radios whose notes describe them', () => {
    const choose = vi.fn();
    render(
      <RadioCards
        label="Colour"
        value="a"
        onChange={choose}
        cards={[
          { value: 'a', label: 'Chilli' },
          { value: 'b', label: 'Plum', refused: 'Sold out, back 3 Dec' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Chilli' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Plum', description: 'Sold out, back 3 Dec' }));
    expect(choose).toHaveBeenCalledWith('b');
  });

  it('can be boxes that stand for some of many', () => {
    render(<Checkbox label="Select all" checked={false} partly onChange={noop} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).indeterminate).toBe(true);
  });

  it('can be tabs: one stop of the keyboard, arrows move and choose', () => {
    const Tabbed = () => {
      const [tab, setTab] = useState<'quick' | 'password'>('quick');
      return (
        <Tabs
          label="Login"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'quick', label: 'Quick login' },
            { id: 'password', label: 'Password login' },
          ]}
        >
          {tab}
        </Tabs>
      );
    };
    render(<Tabbed />);
    const quick = screen.getByRole('tab', { name: 'Quick login', selected: true });
    quick.focus();
    fireEvent.keyDown(quick, { key: 'ArrowRight' });
    const password = screen.getByRole('tab', { name: 'Password login', selected: true });
    expect(document.activeElement).toBe(password);
    expect([quick.tabIndex, password.tabIndex]).toEqual([-1, 0]);
    expect(screen.getByRole('tabpanel', { name: 'Password login' }).textContent).toBe('password');
    fireEvent.keyDown(password, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(quick);
  });
});
