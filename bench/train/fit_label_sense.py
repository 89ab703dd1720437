#!/usr/bin/env python3
"""Fits what words beside a value say of it: fit_label_sense.py LABELS OUT.json

LABELS is what `npm run bench:labels` writes. Needs numpy and torch (Debian: python3-torch). A linear model over pieces of words, fitted on the
lexicon and the wordings of `train`, judged on those of `choose` and `test` whose text none of the former is.
"""
import argparse
import base64
import json
import numpy as np
import torch

SEED, PLACES, EPOCHS, RATE, DECAY = 11, 8192, 20, 0.03, 2e-6


def load(path):
    rows = [json.loads(line) for line in open(path)]
    return [dict(split=r[0], y=r[1], w=r[2], text=r[3], places=r[4]) for r in rows if r[4]]


def batch(rows):
    index = torch.tensor([p for r in rows for p in r['places']])
    offset = torch.tensor(np.cumsum([0] + [len(r['places']) for r in rows[:-1]]))
    scale = torch.tensor([1 / np.sqrt(len(r['places'])) for r in rows for _ in r['places']], dtype=torch.float32)
    return index, offset, scale


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('labels')
    parser.add_argument('out')
    parser.add_argument('--none', type=int, default=0, help='the class of texts that are none: 0, of titles the last')
    args = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    rows = load(args.labels)
    classes = 1 + max(r['y'] for r in rows)
    none = args.none
    train = [r for r in rows if r['split'] in ('lexicon', 'train')]
    seen = {tuple(r['places']) for r in train}
    judged = [r for r in rows if r['split'] in ('choose', 'test') and tuple(r['places']) not in seen]
    bag = torch.nn.EmbeddingBag(PLACES, classes, mode='sum')
    torch.nn.init.zeros_(bag.weight)
    bias = torch.nn.Parameter(torch.zeros(classes))
    optimiser = torch.optim.Adam([*bag.parameters(), bias], lr=RATE, weight_decay=DECAY)
    order = np.random.RandomState(SEED)
    for epoch in range(EPOCHS):
        total = 0
        shuffled = [train[i] for i in order.permutation(len(train))]
        for start in range(0, len(shuffled), 512):
            part = shuffled[start:start + 512]
            index, offset, scale = batch(part)
            loss = torch.nn.functional.cross_entropy(bag(index, offset, per_sample_weights=scale) + bias, torch.tensor([r['y'] for r in part]), reduction='none')
            loss = (loss * torch.tensor([r['w'] for r in part])).mean()
            optimiser.zero_grad(); loss.backward(); optimiser.step()
            total += float(loss) * len(part)
        if epoch % 10 == 9 and judged:
            index, offset, scale = batch(judged)
            said = (bag(index, offset, per_sample_weights=scale) + bias).argmax(1).numpy()
            y = np.array([r['y'] for r in judged])
            label = y != none
            print('epoch', epoch, 'loss', round(total / len(train), 4), 'unseen labels', int(label.sum()), 'right', round(float((said == y)[label].mean()), 3), 'no labels right', round(float((said == y)[~label].mean()), 3))
    weights = bag.weight.detach().numpy()
    step = float(np.abs(weights).max() / 127)
    quantised = np.clip(np.round(weights / step), -127, 127).astype(np.int8)
    about = dict(seed=SEED, labels=len(train), unseen=len(judged))
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, step=round(step, 6), bias=[round(float(b), 4) for b in bias.detach()], weights=base64.b64encode(quantised.tobytes()).decode()), out, separators=(',', ':'))


main()
